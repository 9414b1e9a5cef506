// fixture: profile=komga
// A constant that is named after something else, beside one that is named after this service

const KOMGA_URL = process.env.KOMGA_URL ?? 'http://comics:8080';
const PRINT_SHOP_URL = process.env.PRINT_SHOP_URL ?? 'http://print:8080';
const API_BASE = process.env.API_BASE ?? 'http://server:8080';

export const ours = () => fetch(`${KOMGA_URL}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: migrated
export const posters = () => fetch(`${PRINT_SHOP_URL}/api/v1/series`); // want: manual base-unknown
export const any = () => fetch(`${API_BASE}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: migrated
