// fixture: profile=komga
// A proxy that leads to several servers

const PREFIX = '/komga/api/v1';

export const ours = () => fetch(PREFIX + '/series'); // want: migrated
export const shop = () => fetch('/toyshop/api/v1/series', { headers: { 'X-Shop': '1' } }); // want: manual base-unknown
export const proxied = () => fetch('/proxy/api/v1/books'); // want: migrated
