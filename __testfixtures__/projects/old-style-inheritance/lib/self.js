var request = require('superagent');
var Promise = require('bluebird');

/** All methods are made by the constructor. */
function Session(options) {
  var self = this;
  self.url = options.url;
  self.fetchPage = function (path, query) {
    return request.get(self.url + '/api/v1' + path).query(query).then(function (res) {
      return res.body;
    });
  };
  self.countLabels = function () {
    return self.fetchPage('/sharing-labels', {}).then(function (labels) { // want: review wrapper-grown
      return labels.length;
    });
  };
}

function load(path, done) {
  request.get('http://komga.local/api/v1' + path).end(function (error, res) {
    done(error, res && res.body);
  });
}

var loadAsync = Promise.promisify(load);

exports.Session = Session;
exports.unread = function () {
  return loadAsync('/series?read_status=UNREAD'); // want: manual passed-on
};
