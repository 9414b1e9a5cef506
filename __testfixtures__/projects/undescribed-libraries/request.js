const request = require('request');
const promised = require('request-promise-native');

const root = process.env.KOMGA_URL + '/api/v1';
const login = promised.defaults({ baseUrl: root, json: true, auth: { user: 'reader', pass: process.env.KOMGA_PASS } });

exports.latest = (done) => request(root + '/series/latest', done); // nope: a live list

exports.unread = (size, done) =>
  request({ url: root + '/books', qs: { read_status: 'UNREAD', size }, json: true }, (error, response, body) => done(error, body.content)); // want: migrated

exports.volumes = (id, done) =>
  request.get(`${root}/series/${id}/books`, (error, response, body) => done(error, JSON.parse(body).content)); // want: migrated

exports.genres = (done) => request(root + '/genres', (error, response, body) => done(error, JSON.parse(body))); // want: manual unknown-client

exports.languages = (done) => request.get(root + '/languages', { json: true }, (error, response, body) => done(error, body)); // want: manual unknown-client

exports.save = (id, changes) => promised.put({ uri: `${root}/libraries/${id}`, json: true, body: changes }); // want: migrated

exports.publishers = () => login.get('/publishers'); // want: migrated

// Whole responses, and clients that are made of others
const whole = login.defaults({ resolveWithFullResponse: true });

exports.labels = () => whole('/sharing-labels').then((response) => response.body.length); // want: migrated

exports.ages = () => promised(root + '/age-ratings').then((text) => JSON.parse(text).length); // want: review age-ratings

exports.tags = (transform) => login.get('/tags', { transform }).then((tags) => tags.length); // want: manual transformed

const odd = promised.defaults({ baseUrl: root, json: process.env.AS_TEXT });

exports.found = (search) => odd.get({ uri: '/books', qs: { search } }); // want: manual
