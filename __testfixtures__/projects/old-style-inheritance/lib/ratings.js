module.exports = function (client) {
  return {
    count: function () {
      return client.ask('/age-ratings', {}).then(function (ratings) { // want: review age-ratings
        return ratings.length;
      });
    },
  };
};
