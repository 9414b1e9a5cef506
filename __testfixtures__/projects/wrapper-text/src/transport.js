'use strict';
const fetch = require('node-fetch');
const { komga } = require('./config');

async function getText(path) {
  const res = await fetch(komga.address + path, { headers: { Cookie: komga.session } });
  return res.text();
}

async function postText(path, payload) {
  const res = await fetch(komga.address + path, {
    method: 'POST',
    headers: { Cookie: komga.session, 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  });
  return res.text();
}

module.exports = { getText, postText };
