// fixture: profile=komga
// The address is taken apart before the request is sent
const http = require('http');
const https = require('https');
const url = require('url');
const { parse } = require('node:url');

const komga = process.env.KOMGA_URL || 'http://komga.local:25600';
const stats = 'http://prometheus.local:9090';

function read(response, done) {
  let text = '';
  response.on('data', (chunk) => (text += chunk));
  response.on('end', () => done(null, JSON.parse(text)));
}

function ask(root, path, options, done) {
  const at = url.parse(root + '/api/v1' + path);
  const text = options.body === undefined ? null : JSON.stringify(options.body);
  const headers = { Accept: 'application/json' };
  if (text !== null) headers['Content-Type'] = 'application/json';
  const request = (at.protocol === 'https:' ? https : http).request(
    { hostname: at.hostname, port: at.port, path: at.path, method: options.method || 'GET', headers },
    (response) => read(response, done),
  );
  request.on('error', done);
  if (text !== null) request.write(text);
  request.end();
}

exports.booksOf = (id, done) => ask(komga, '/series/' + id + '/books?unpaged=true', {}, done); // want: migrated
exports.update = (id, body, done) => ask(komga, '/libraries/' + id, { method: 'PUT', body }, done); // want: migrated
exports.matching = (done) => ask(stats, '/series?size=5', {}, done); // nope: another host

exports.count = (done) => {
  const at = new URL(`${komga}/api/v1/books?size=0`);
  http.get({ hostname: at.hostname, port: at.port, path: at.pathname + at.search }, (response) => read(response, done)); // want: migrated
};

exports.tags = (id, done) => {
  const { hostname, port, pathname, search } = parse(`${komga}/api/v1/tags?library_id=${id}`);
  http.get({ hostname, port, path: pathname + search }, (response) => read(response, done)); // want: manual callback
};

exports.genres = (done) => {
  // What `new URL` makes has no `path`, so this is a request for `/`
  const at = new URL(`${komga}/api/v1/genres`); // mention
  http.get({ hostname: at.hostname, port: at.port, path: at.path }, (response) => read(response, done)); // nope: sent to the root
};
