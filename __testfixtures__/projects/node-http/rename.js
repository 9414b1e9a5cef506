const https = require('https');
const options = require('./options.js');

module.exports = function rename(id, name) {
  const request = https.request({ // want: migrated
    ...options,
    path: `/api/v1/libraries/${id}`,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
  });
  request.write(JSON.stringify({ name }));
  request.end();
};
