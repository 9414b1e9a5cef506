// fixture: profile=komga
// A file that writes `a => b` gets no parentheses around the parameter.
const http = axios.create({ baseURL: 'http://nas:25600' });
const names = list => list.map(one => one.name);

export const genres = () => http.get('/api/v2/genres?unpaged=true').then(response => response.data.content); // want: migrated
export const tags = () =>
  fetch('http://nas:25600/api/v2/tags?unpaged=true').then(response => response.json()).then(page => page.content); // want: migrated
export const ratings = () => http.get('/api/v2/age-ratings?unpaged=true').then(({ data }) => data.content.map(String)); // want: review age-ratings
export const search = publishers => http.post('/api/v1/series/list', {
  condition: { anyOf: [publishers || []].flat().map(value => ({ publisher: { operator: 'is', value } })) },
}); // want: migrated
export const people = () => http.get('/api/v2/authors?unpaged=true').then(({ data }) => names(data.content)); // want: migrated
