// Only the configuration says what `Network.post` takes: nothing here calls it.
const server = 'http://komga.local:25600';
const headers = { 'X-API-Key': Settings.get('key') };

export const find = (text) => JSON.parse(Network.get(`${server}/api/v1/series?search=${encodeURIComponent(text)}`, headers)).content; // want: migrated
export const genres = () => JSON.parse(Network.get(server + '/api/v1/genres', headers)); // want: migrated
export const one = (id) => JSON.parse(Network.get(server + '/api/v1/series/' + id, headers)); // nope: one series
export const kept = () => Cache.get(server + '/api/v1/tags'); // nope: a store, which the configuration does not name; mention
