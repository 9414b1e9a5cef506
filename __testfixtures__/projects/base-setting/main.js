'use strict';
const komga = require('./lib/komga');

async function poll(adapter) {
  const genres = await komga.genres();
  adapter.setState('komga.genres', genres.length);
}

module.exports = { poll };
