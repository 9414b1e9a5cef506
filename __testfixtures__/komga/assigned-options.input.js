// fixture: profile=komga
const axios = require('axios');

const { KOMGA_URL, KOMGA_KEY } = process.env;
const settings = { headers: { 'X-API-Key': KOMGA_KEY }, timeout: 5000 };
const filtered = { params: { library_id: 'L1' } };

async function books(library) {
  const found = await axios.get(KOMGA_URL + '/api/v1/books', Object.assign({ params: { library_id: library, size: 1 } }, settings)); // want: review assumed-single
  return found.data.totalElements;
}

async function series(tag) {
  const options = Object.assign({}, settings, { params: { tag } });
  const one = await axios.get(`${KOMGA_URL}/api/v1/series`, Object.assign({}, settings, { params: { tag: 'new' } })); // want: migrated
  const same = await axios.get(`${KOMGA_URL}/api/v1/series`, options); // want: manual query-unknown
  return [one.data.content, same.data.content];
}

async function inShelf(tag) {
  return axios.get(`${KOMGA_URL}/api/v1/series`, Object.assign({ params: { tag } }, filtered)); // want: manual query-unknown
}

async function given(tag, more) {
  return axios.get(`${KOMGA_URL}/api/v1/series`, Object.assign({ params: { tag } }, more)); // want: manual query-unknown
}

async function exposed() {
  return axios.get(`${KOMGA_URL}/api/v1/series`, Object.assign({}, filtered, { params: { tag: 'old' } })); // want: manual query-unknown
}

const filledLater = { timeout: 10 };
filledLater.params = { genre: 'drama' };

async function overridden(tag) {
  return axios.get(`${KOMGA_URL}/api/v1/series`, Object.assign({ params: { tag } }, filledLater)); // want: manual query-unknown
}

module.exports = { books, series, inShelf, given, exposed, overridden };
