export const ask = (host: any) =>
  host.fetch('/api/v1/series', { method: 'GET', params: { search: 'komga' } }); // want: manual unknown-client
