/** A class that is given a member outside of its body. */
class Covers {
  constructor(komga) {
    this.base = `${komga}/api/v1`;
  }
}

Covers.prototype.read = function (path) {
  return fetch(this.base + path).then((answer) => answer.json());
};

Covers.prototype.finished = function () {
  return this.read('/series?read_status=READ'); // want: review wrapper-grown
};

/** Members of the same names, of something else. */
function Shelf() {
  this.base = '/shop';
}

Shelf.prototype = {
  read: function (path) {
    return fetch(this.base + path);
  },
  finished: function () {
    return this.read('/series?read_status=READ'); // nope: another server's path
  },
};

module.exports = { Covers, Shelf };
