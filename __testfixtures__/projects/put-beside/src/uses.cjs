const { get } = require('./client.cjs');

exports.volumes = (id) => get(`/series/${id}/books`, { unpaged: true }); // want: review wrapper-grown
exports.first = (id) => get(`/series/${id}/books`); // want: review wrapper-grown
