const { backup } = require('./backup.js');
const { instance } = require('./low-level');

module.exports.run = async () => JSON.stringify(await backup());
module.exports.years = () => instance.get('/api/v1/series/release-dates'); // want: review response-not-shown
