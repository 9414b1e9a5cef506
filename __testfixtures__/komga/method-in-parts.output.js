// fixture: profile=komga
const P = 'P';

// Texts of several parts are known if all parts are.
const json = { 'Content-Type': 'application/json' };
export const put = (id, body) => fetch(`/api/v1/libraries/${id}`, { method: 'PATCH', headers: json, body }); // want: migrated
export const either = (id, body, isWhole) =>
  fetch(`/api/v1/libraries/${id}`, { method: P + (isWhole ? 'UT' : 'ATCH'), headers: json, body }); // want: manual method-unknown
export const some = (id, body, rest) => fetch(`/api/v1/libraries/${id}`, { method: `P${rest}`, headers: json, body }); // want: manual method-unknown
export const make = (body) => fetch('/api/v1/libraries', { method: P + 'OST', headers: json, body });
