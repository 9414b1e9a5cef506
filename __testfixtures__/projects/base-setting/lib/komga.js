'use strict';
const { readSettings } = require('./settings');

async function getKomga(path) {
  const { komgaApi, key } = await readSettings();
  const response = await fetch(komgaApi + path, { headers: { 'X-API-Key': key } });
  return response.json();
}

module.exports = {
  genres: () => getKomga('/genres'), // want: manual base-unknown
  series: () => getKomga('/series'), // want: review assumed-base
  books: (id) => getKomga(`/series/${id}/books`), // want: review response-not-shown
  one: (id) => getKomga(`/series/${id}`), // nope: one series
};
