'use strict';

// The database of our club. Its paths look like those of everybody.
const axios = require('axios');

const host = process.env.CLUB || 'https://db.club.example';

async function load(path, params) {
  const response = await axios.get(host + path, { params });
  return response.data;
}

// Komga responds with a page, so this is read as no response of Komga.
async function bySeries(title) {
  // want: manual base-unknown
  const rows = await load('/api/v1/series', { search: title, size: 3 });
  return rows.length ? rows[0] : null;
}

// Nothing is read here, but the request goes to the same host.
// want: manual base-unknown
const publishers = () => load('/api/v1/publishers');

module.exports = { bySeries, publishers };
