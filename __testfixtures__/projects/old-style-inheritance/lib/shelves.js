var Http = require('./http');

function Shelves() {
  Http.apply(this, arguments);
}
Shelves.prototype = Object.create(Http.prototype);
Shelves.prototype.constructor = Shelves;

Shelves.prototype.countPublishers = function () {
  return this.read('/publishers', {}).then(function (publishers) { // want: migrated
    return publishers.length;
  });
};

/** Something else with a method of that name. */
function Disk(root) {
  this.root = root;
}

Disk.prototype.read = function (path) {
  return require('fs').readFileSync(this.root + path);
};

Disk.prototype.countTags = function () {
  return this.read('/tags').length; // nope: a file
};

module.exports = { Shelves: Shelves, Disk: Disk };
