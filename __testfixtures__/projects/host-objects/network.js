// An extension of a reader: the host provides `Network`.
const server = 'http://komga.local:25600';
const headers = { Authorization: 'Basic ' + Settings.get('login') };

function listLibraries() {
  return JSON.parse(Network.get(server + '/api/v1/libraries', headers)); // nope: a live list
}

function createCollection(name, ids) {
  return Network.post(server + '/api/v1/collections', { ...headers, 'Content-Type': 'application/json' }, JSON.stringify({ name, seriesIds: ids, ordered: false })); // nope: a collection
}

function findSeries(text, page) {
  const reply = Network.get(`${server}/api/v1/series?search=${encodeURIComponent(text)}&page=${page}&size=20`, headers); // want: review unknown-client
  return JSON.parse(reply).content;
}

function chaptersOf(id) {
  const reply = Network.get(server + '/api/v1/series/' + id + '/books?unpaged=true', headers); // want: review unknown-client
  return JSON.parse(reply).content;
}

function genres() {
  return JSON.parse(Network.get(server + '/api/v1/genres', headers)); // want: review unknown-client
}
