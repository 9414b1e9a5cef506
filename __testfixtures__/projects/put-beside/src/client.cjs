const axios = require('axios');

const http = axios.create({ baseURL: process.env.KOMGA_URL });
const get = (path, params) => http.get(`/api/v1${path}`, { params }).then((response) => response.data);
const found = (term) => get('/series', { search: term, size: 5 }); // want: review wrapper-grown

/** A caller may pass any method. */
function call({ path, method = 'GET' }) {
  return fetch(`${process.env.KOMGA_URL}/api/v1${path}`, { method }).then((response) => response.json());
}
const broken = () => call({ path: '/books?media_status=ERROR' }); // want: review wrapper-grown

module.exports = { get, found, broken };
