const fetch = require('node-fetch');

function Server(address, token) {
  this.root = address + '/api/v1';
  this.token = token;
}

Server.prototype.ask = function (path) {
  return fetch(this.root + path, { headers: this.headers() }).then((answer) => answer.json());
};

Server.prototype.headers = function () {
  return { 'X-Auth-Token': this.token };
};

Object.assign(Server.prototype, {
  tell(path, data) {
    return fetch(this.root + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...this.headers() },
      body: JSON.stringify(data),
    }).then((answer) => answer.json());
  },
  volumes(id) {
    return this.ask(`/series/${id}/books`); // want: migrated
  },
});

const shown = Server.prototype;

shown.latest = function () {
  return this.ask('/books/latest'); // nope: a live list
};

shown.letters = function () {
  return this.ask('/series/alphabetical-groups'); // want: migrated
};

Server.connect = (settings) => new Server(settings.address, settings.token);

module.exports = Server;
