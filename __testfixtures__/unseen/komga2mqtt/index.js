'use strict';

var fs = require('fs');
var path = require('path');
var YAML = require('yaml');
var mqtt = require('mqtt');
var createKomga = require('./lib/komga');
var Bridge = require('./lib/bridge');
var log = require('./lib/log');

var file = process.env.CONFIG || path.join(__dirname, 'config.yaml');
var config = YAML.parse(fs.readFileSync(file, 'utf8'));

var client = mqtt.connect(config.mqtt.url, {
  username: config.mqtt.user,
  password: config.mqtt.password,
  will: { topic: config.mqtt.prefix + '/availability', payload: 'offline', retain: true }
});

var komga = createKomga(config.komga);
var bridge = new Bridge(client, komga, config);

client.on('connect', function () {
  log.info('connected to ' + config.mqtt.url);
  bridge.start();
});

client.on('error', function (err) {
  log.error(err.message);
});

process.on('SIGTERM', function () {
  bridge.stop();
  client.end(false, function () {
    process.exit(0);
  });
});
