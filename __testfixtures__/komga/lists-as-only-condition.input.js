// fixture: profile=komga
import axios from 'axios';

// Several calls take what may be a list or a single value; one of them has no other condition.
const http = axios.create({ baseURL: 'https://komga.example.com/api/v1' });

export const totals = (settings) =>
  Promise.all([
    http.get('/books', { params: { size: 1, library_id: settings.libraries } }), // want: migrated
    http.get('/books', { params: { size: 1, read_status: 'UNREAD', library_id: settings.libraries } }), // want: migrated
    http.get('/series', { params: { size: 1, deleted: false, library_id: settings.libraries } }), // want: migrated
  ]);
