// fixture: profile=komga
// The body is sent by a later statement, if there is one.
const superagent = require('superagent');

async function send(verb, path, { query = {}, body } = {}) {
  const request = superagent[verb](`http://nas:25600/api/v1/${path}`).query(query).accept('json');
  if (body) request.send(body);
  return (await request).body;
}

exports.series = () => send('get', 'series', { query: { read_status: 'READ', page: 1 } }); // want: migrated
exports.genres = () => send('get', 'genres'); // want: review wrapper-grown
exports.rename = (id, name) => send('put', `libraries/${id}`, { body: { name } }); // want: migrated

async function sendIf(verb, path, isPlain, body) {
  const request = superagent[verb](`http://nas:25600/api/v1/${path}`).accept('json');
  if (!isPlain) request.send(body);
  return (await request).body;
}

exports.books = () => sendIf('get', 'books', true); // want: manual no-slot

/** The query is added by a statement that only asks whether there is one. */
function ask(method, path, params, body, done) {
  const request = superagent(method, `http://nas:25600/api/v1/${path}`);
  if (params) request.query(params);
  if (body) request.send(body);
  request.end((error, response) => done(error, response && response.body));
}

exports.unread = (done) => ask('GET', 'books', { read_status: 'UNREAD', size: 5 }, null, (error, page) => done(page && page.totalElements)); // want: migrated
exports.all = (done) => ask('GET', 'series', null, null, (error, page) => done(page && page.totalElements)); // want: migrated
