const { get } = require('./client.cjs');

exports.volumes = (id) => get(`/series/${id}/books`, { unpaged: true }); // want: migrated
exports.first = (id) => get(`/series/${id}/books`); // want: migrated
