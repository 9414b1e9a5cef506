const http = require('node:https');

const WRITE = 'PUT';

function request(verb, path, body) {
  return fetch(process.env.KOMGA_URL + path, { method: verb, headers: { 'Content-Type': 'application/json' }, body });
}

/** In lower case, and behind a parameter that may be left out. */
const put = (path, body = {}) => request('put', path, JSON.stringify(body));

exports.configure = (id, settings) => put(`/api/v1/libraries/${id}`, settings); // want: review wrapper-grown

/** The method comes from a constant of the file. */
const write = (path, body) => request(WRITE, path, JSON.stringify(body));

exports.named = (id, settings) => write(`/api/v1/libraries/${id}`, settings); // want: manual no-slot

/** It takes any number of arguments. */
const all = (path, ...parts) => request('PUT', path, JSON.stringify(Object.assign({}, ...parts)));

exports.joined = (id, settings) => all(`/api/v1/libraries/${id}`, settings); // want: manual no-slot

exports.agent = new http.Agent();
