'use strict';

var axios = require('axios');

/** The few calls that do not go over MQTT. */
function HomeAssistant(options) {
  this.http = axios.create({
    baseURL: options.url + '/api',
    headers: { Authorization: 'Bearer ' + options.token }
  });
}

HomeAssistant.prototype.event = function (type, data) {
  return this.http.post('/events/' + type, data).catch(function () {});
};

HomeAssistant.prototype.state = function (entity) {
  return this.http.get('/states/' + entity).then(function (res) { return res.data; });
};

module.exports = HomeAssistant;
