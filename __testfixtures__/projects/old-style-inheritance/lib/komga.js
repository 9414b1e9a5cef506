var util = require('util');
var Http = require('./http');

function Komga(options) {
  Http.call(this, options);
}
util.inherits(Komga, Http);

Komga.prototype.countTags = function () {
  return this.read('/tags', {}).then(function (tags) { // want: migrated
    return tags.length;
  });
};

Komga.prototype.countLanguages = function () {
  return Http.prototype.read.call(this, '/languages', {}).then(function (languages) { // want: migrated
    return languages.length;
  });
};

require('./genres')(Komga);
module.exports = Komga;
