'use strict';

var axios = require('axios');
var books = require('./books');

module.exports = function createKomga(options) {
  var http = axios.create({ baseURL: options.url, timeout: 15000 });
  return { unreadIn: books.unreadIn.bind(null, http) };
};
