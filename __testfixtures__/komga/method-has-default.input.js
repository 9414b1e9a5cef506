// fixture: profile=komga
const axios = require('axios');

const { KOMGA_HOST } = process.env;

const search = (query, size) => komgaRequest('series', { search: query, size }); // want: review wrapper-grown
async function komgaRequest(endpoint, params = {}, method = 'GET') {
  const response = await axios({ method, url: `${KOMGA_HOST}/api/v1/${endpoint}`, params });
  return response.data;
}

const scan = (id) => komgaRequest(`libraries/${id}/scan`, {}, 'POST'); // nope: not deprecated

const books = () => load('books', 'GET'); // want: review wrapper-grown
async function load(endpoint, method = 'GET') {
  const response = await fetch(`${KOMGA_HOST}/api/v1/${endpoint}`, { method });
  return response.json();
}

/** The path has a default, too. */
async function any(method, endpoint = 'books') {
  const response = await fetch(`${KOMGA_HOST}/api/v1/${endpoint}`, { method });
  return response.json();
}

const letters = () => any('GET', 'series/alphabetical-groups'); // want: review wrapper-grown

module.exports = { search, scan, books, letters };
