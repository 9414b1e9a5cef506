// fixture: profile=komga
// What transforms a request may set another content type for the new body.
import axios from 'axios';

const root = 'https://komga.example.com';

const texts = axios.create({ baseURL: root });
texts.defaults.transformRequest = [
  (data, headers) => {
    headers.setContentType('text/plain');
    return typeof data === 'string' ? data : JSON.stringify(data);
  },
];

const tables = axios.create({
  baseURL: root,
  transformRequest: [
    (data, headers) => {
      headers['Content-Type'] = 'application/x-www-form-urlencoded';
      return JSON.stringify(data);
    },
  ],
});

const forms = axios.create({
  baseURL: root,
  transformRequest: [
    (data, headers) => {
      if (data instanceof FormData) {
        headers.setContentType('multipart/form-data');
        return data;
      }
      headers.set('Content-Type', 'application/json');
      return JSON.stringify(data);
    },
  ],
});

export const ofTexts = () => texts.get('/api/v1/books', { params: { library_id: '1' } }); // want: manual hook
export const ofTables = () => tables.get('/api/v1/books', { params: { library_id: '1' } }); // want: manual hook
export const ofForms = () =>
  forms.post('/api/v1/books/list', { condition: { libraryId: { operator: 'is', value: '1' } } }); // want: migrated
export const ofUnread = () => texts.get('/api/v1/books'); // want: manual hook

// What writes the body instead of the client leaves it without a type
const writing = { transformRequest: [(data: unknown) => JSON.stringify(data)] };
const untyped = axios.create({ baseURL: root, ...writing, headers: { put: { 'Content-Type': 'application/json' } } });
const typed = axios.create({ baseURL: root, ...writing, headers: { 'Content-Type': 'application/json' } });

export const ofUntyped = () => untyped.get('/api/v1/books', { params: { library_id: '2' } }); // want: manual hook
export const ofTyped = () =>
  typed.post('/api/v1/books/list', { condition: { libraryId: { operator: 'is', value: '2' } } }); // want: migrated
export const renamed = () => untyped.put('/api/v1/libraries/1', { name: 'a' }); // want: manual method-decides
export const renamedTyped = () => typed.patch('/api/v1/libraries/1', { name: 'a' }); // want: migrated
