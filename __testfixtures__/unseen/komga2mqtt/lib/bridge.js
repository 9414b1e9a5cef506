'use strict';

var log = require('./log');
var discovery = require('./discovery');
var HomeAssistant = require('./homeassistant');

function Bridge(client, komga, config) {
  this.client = client;
  this.komga = komga;
  this.prefix = config.mqtt.prefix || 'komga';
  this.interval = (config.interval || 300) * 1000;
  this.ha = config.homeassistant ? new HomeAssistant(config.homeassistant) : null;
  this.timer = null;
}

Bridge.prototype.publish = function (name, value, retain) {
  var payload = typeof value === 'string' ? value : JSON.stringify(value);
  this.client.publish(this.prefix + '/' + name, payload, { retain: retain !== false });
};

Bridge.prototype.start = function () {
  var self = this;
  discovery.messages(this.prefix).forEach(function (m) {
    self.client.publish(m.topic, JSON.stringify(m.payload), { retain: true });
  });
  this.client.subscribe([this.prefix + '/cmd/scan', this.prefix + '/cmd/next']);
  this.client.on('message', function (topic, payload) {
    self.command(topic.substring(self.prefix.length + 5), payload.toString());
  });
  this.tick();
  this.timer = setInterval(function () { self.tick(); }, this.interval);
};

Bridge.prototype.stop = function () {
  clearInterval(this.timer);
  this.publish('availability', 'offline');
};

Bridge.prototype.tick = function () {
  var self = this;
  var komga = this.komga;
  return Promise.all([
    komga.countSeries(),
    komga.countUnread(),
    komga.countBroken(),
    komga.reading(),
    komga.ongoing(10),
    komga.languages(),
    komga.ageRatings()
  ]).then(function (all) {
    self.publish('availability', 'online');
    self.publish('series/state', String(all[0]));
    self.publish('series/attributes', { ongoing: all[4], languages: all[5], age_ratings: all[6].join(' ') });
    self.publish('unread/state', String(all[1]));
    self.publish('broken/state', String(all[2]));
    self.publish('reading/state', all[3] ? all[3].seriesTitle : 'nothing');
    if (all[3]) {
      self.publish('reading/attributes', {
        title: all[3].metadata.title,
        page: all[3].readProgress.page,
        pages: all[3].media.pagesCount
      });
      if (self.ha) self.ha.event('komga_reading', { book: all[3].id });
    }
  }).catch(function (err) {
    log.error('tick: ' + err.message);
    self.publish('availability', 'offline');
  });
};

Bridge.prototype.command = function (name, payload) {
  var self = this;
  if (name === 'scan') {
    return this.komga.libraries().then(function (libs) {
      return Promise.all(libs.filter(function (l) {
        return !payload || l.name === payload;
      }).map(function (l) { return self.komga.scan(l.id); }));
    }).catch(function (err) { log.error('scan: ' + err.message); });
  }
  if (name === 'next') {
    return Promise.all([this.komga.nextBook(payload), this.komga.unreadInSeries(payload)]).then(function (r) {
      self.publish('next/' + payload, { book: r[0] && r[0].metadata.title, left: r[1] }, false);
    }).catch(function (err) { log.error('next: ' + err.message); });
  }
  log.warn('unknown command ' + name);
};

module.exports = Bridge;
