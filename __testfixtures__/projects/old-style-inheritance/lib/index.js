/** An object of functions, which modules of functions receive. */
module.exports = function (url) {
  var client = {
    ask: function (path, query) {
      return require('superagent').get(url + '/api/v1' + path).query(query).then(function (res) {
        return res.body;
      });
    },
  };
  return { ratings: require('./ratings')(client) };
};
