'use strict';

var device = { identifiers: ['komga2mqtt'], name: 'Komga', manufacturer: 'komga2mqtt' };

function sensor(prefix, name, title, extra) {
  return {
    topic: 'homeassistant/sensor/komga_' + name + '/config',
    payload: Object.assign({
      name: title,
      unique_id: 'komga_' + name,
      state_topic: prefix + '/' + name + '/state',
      availability_topic: prefix + '/availability',
      device: device
    }, extra)
  };
}

exports.messages = function (prefix) {
  return [
    sensor(prefix, 'series', 'Series', { icon: 'mdi:bookshelf', json_attributes_topic: prefix + '/series/attributes' }),
    sensor(prefix, 'unread', 'Unread books', { icon: 'mdi:book-clock', unit_of_measurement: 'books' }),
    sensor(prefix, 'broken', 'Broken files', { icon: 'mdi:book-alert' }),
    sensor(prefix, 'reading', 'Reading', { icon: 'mdi:book-open', json_attributes_topic: prefix + '/reading/attributes' })
  ];
};
