/** Adds methods to a class that it receives. */
module.exports = function (Client) {
  Client.prototype.countGenres = function () {
    return this.read('/genres', {}).then(function (genres) { // want: review wrapper-grown
      return genres.length;
    });
  };
};
