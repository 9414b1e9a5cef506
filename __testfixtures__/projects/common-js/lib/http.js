const { request } = require('./low-level');

exports.get = (path) => request('GET', path);
exports.post = (path, body) => request('POST', path, body);
module.exports.put = function put(path, body) {
  return request('PUT', path, body);
};
module.exports.patch = function patch(path, body) {
  return request('PATCH', path, body);
};
