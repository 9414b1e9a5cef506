// fixture: profile=komga
const axios = require('axios');

const { KOMGA_HOST } = process.env;

const search = (query, size) => komgaRequest('series/list', { size }, 'POST', { fullTextSearch: query }); // want: review wrapper-grown
async function komgaRequest(endpoint, params = {}, method = 'GET', body) {
  const response = await axios({
    method,
    url: `${KOMGA_HOST}/api/v1/${endpoint}`,
    params,
    ...(body !== undefined && { data: body }),
  });
  return response.data;
}

const scan = (id) => komgaRequest(`libraries/${id}/scan`, {}, 'POST'); // nope: not deprecated

const books = () => load('books/list', 'POST', {}); // want: review wrapper-grown
async function load(endpoint, method = 'GET', body) {
  const response = await fetch(`${KOMGA_HOST}/api/v1/${endpoint}`, {
    method,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return response.json();
}

/** The path has a default, too. */
async function any(method, endpoint = 'books', body) {
  const response = await fetch(`${KOMGA_HOST}/api/v1/${endpoint}`, {
    method: body === undefined ? method : 'POST',
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return response.json();
}

const letters = () => any('POST', 'series/list/alphabetical-groups', {}); // want: review wrapper-grown

module.exports = { search, scan, books, letters };
