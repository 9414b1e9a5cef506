const { senderFor } = require('./lib/sender');

const weather = senderFor('weather');

exports.today = (place) => weather('/api/v1/today', { place });
