'use strict';
const transport = require('./transport');

exports.volumes = async (series) => {
  const answer = await transport.getText('/api/v1/series/' + series + '/books?size=500'); // want: review query-parameters
  return JSON.parse(answer).content;
};
