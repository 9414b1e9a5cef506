const https = require('node:https');
const { request } = require('http');

const target = { hostname: process.env.READER_HOST, port: 25600 };

/** Renames a library from a timer. */
function rename(id, name, done) {
  const outgoing = https.request({ // want: migrated
    ...target,
    path: `/api/v1/libraries/${id}`,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
  }, done);
  outgoing.end(JSON.stringify({ name }));
}

const touch = (base, id) => request(new URL(`/api/v1/libraries/${id}`, base), { method: 'PUT' }).end('{}'); // want: migrated

const show = (id, done) => https.get({ ...target, path: `/api/v1/libraries/${id}` }, done); // nope: reading a library is not deprecated

module.exports = { rename, touch, show };
