#!/usr/bin/env node
'use strict';

// Health check for the container: asks for one book and exits with 0 or 1.
// Has no dependencies on purpose, it runs in the distroless image.
var http = require('http');

var request = http.request({
  hostname: process.env.KOMGA_HOST || 'komga',
  port: process.env.KOMGA_PORT || 25600,
  path: '/api/v1/books?size=1',
  method: 'GET',
  headers: { 'X-API-Key': process.env.KOMGA_API_KEY || '' },
  timeout: 4000
}, function (res) {
  res.resume();
  process.exit(res.statusCode === 200 ? 0 : 1);
});

request.on('timeout', function () { request.destroy(new Error('timeout')); });
request.on('error', function () { process.exit(1); });
request.end();
