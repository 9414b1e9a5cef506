// The host's `Http` takes one object, and gives `{ status, body }`.
const base = 'https://komga.example.lan/api/v1';

async function call(method, path, body) {
  const reply = await Http.request({ url: base + path, method, headers: { 'X-API-Key': Keys.komga, 'Content-Type': 'application/json' }, body: body && JSON.stringify(body) });
  if (reply.status >= 400) throw new Error('komga: ' + reply.status);
  return JSON.parse(reply.body);
}

const rename = (id, name) => call('PATCH', '/series/' + id + '/metadata', { title: name }); // nope: metadata of a series
const onDeck = () => call('GET', '/books/ondeck'); // nope: a live list
const unread = (library) => call('GET', '/books?library_id=' + library + '&read_status=UNREAD&sort=createdDate,desc'); // want: review unknown-client
const booksOf = (id) => call('GET', `/series/${id}/books`); // want: review unknown-client
const update = (id, changes) => call('PUT', '/libraries/' + id, changes); // want: review unknown-client
module.exports = { rename, onDeck, unread, booksOf, update };
