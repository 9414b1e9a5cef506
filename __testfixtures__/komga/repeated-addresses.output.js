// fixture: profile=komga
// A literal address with the version, of clients that don't tell their base

import redaxios from 'redaxios';

const api = redaxios.create({ baseURL: 'http://comics:25600/api/v1' });

export const genres = async () => (
  await api.get('/genres?unpaged=true', { baseURL: 'http://comics:25600/api/v2' })
).data.content.map((name) => name.trim()); // want: migrated
