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
export const ofForms = () => forms.get('/api/v1/books', { params: { library_id: '1' } }); // want: migrated
export const ofUnread = () => texts.get('/api/v1/books'); // want: manual hook
