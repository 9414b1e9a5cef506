// fixture: profile=komga
const axios = require('axios');
const { server } = require('./settings.json');

const base = `${server}/api/v1`;

function yesterday() {
  const day = new Date(Date.now() - 24 * 3600 * 1000);
  return day.toISOString().slice(0, 10);
}

async function released() {
  const { data } = await axios.get(`${base}/books`, { params: { released_after: yesterday(), size: 20 } }); // want: migrated
  return data.content;
}

// It may give nothing.
function since(days) {
  if (days === 0) return undefined;
  return new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10);
}

async function news(days) {
  const { data } = await axios.get(`${base}/books`, { params: { released_after: since(days), size: 20 } }); // want: manual not-proved
  return data.content;
}

module.exports = { released, news };
