// fixture: profile=komga
// A file that writes `a => b` gets no parentheses around the parameter.
const http = axios.create({ baseURL: 'http://nas:25600' });
const names = list => list.map(one => one.name);

export const genres = () => http.get('/api/v1/genres').then(response => response.data); // want: migrated
export const tags = () => fetch('http://nas:25600/api/v1/tags').then(response => response.json()); // want: migrated
export const ratings = () => http.get('/api/v1/age-ratings').then(({ data }) => data); // want: review age-ratings
export const search = publishers => http.get('/api/v1/series', { params: { publisher: publishers } }); // want: migrated
export const people = () => http.get('/api/v1/authors').then(({ data }) => names(data)); // want: migrated
