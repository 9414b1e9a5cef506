const axios = require('axios');

module.exports = function (RED) {
  function KomgaServer(settings) {
    RED.nodes.createNode(this, settings);
    this.call = function (method, path, params, data) {
      return axios({ method, url: settings.host + path, params, data, headers: { 'X-API-Key': this.credentials.key } }).then((res) => res.data);
    };
  }
  RED.nodes.registerType('komga-server', KomgaServer);

  function KomgaSearch(settings) {
    const server = RED.nodes.getNode(settings.server);
    this.on('input', async (msg, send) => {
      const page = await server.call('get', '/api/v1/series', { search: msg.payload, size: 10 }); // want: review unknown-client
      send({ payload: page.content });
    });
    this.on('rename', (msg) => server.call('put', '/api/v1/libraries/' + msg.library, undefined, msg.payload)); // want: review unknown-client
    this.on('close', () => server.call('get', '/api/v1/libraries')); // nope: libraries
  }
  RED.nodes.registerType('komga-search', KomgaSearch);
};
