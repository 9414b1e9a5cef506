const needle = require('needle');

class Client {
  constructor(host) {
    this.host = host;
  }

  async send(verb, path, query) {
    const text = query ? '?' + new URLSearchParams(query) : '';
    const response = await needle(verb, `${this.host}/api${path}${text}`, { json: true });
    return response.body;
  }

  get(path, query) {
    return this.send('get', path, query);
  }

  put(path, query) {
    return this.send('put', path, query);
  }
}

module.exports = { Client };
