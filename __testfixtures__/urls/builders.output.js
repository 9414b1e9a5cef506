const axios = require('axios');

const endpoints = (base) => ({
  labels: base + '/v2/sharing-labels',
  volumes: (id) => `${base}/api/v1/series/${id}/books`,
  latest: `${base}/api/v1/series/latest`, // nope: a live list
});

function libraryUrl(base, { id }) {
  return `${base}/api/v1/libraries/${id}`; // nope: shared with requests that stay
}

const here = endpoints(process.env.HERE);

exports.labels = () => axios.get(here.labels); // want: review response-not-shown
exports.volumes = (id) =>
  axios.post(`${process.env.HERE}/api/v1/books/list`, { condition: { seriesId: { operator: 'is', value: id } } }); // want: review response-not-shown
exports.latest = () => axios.get(here.latest); // nope: a live list
exports.save = (library) => axios.patch(libraryUrl(process.env.HERE, library), library); // want: migrated
exports.read = (library) => axios.get(libraryUrl(process.env.HERE, library)); // nope: one library
