// catalogue-codemod-ignore-file
const axios = require('axios');

exports.genres = () => axios.get('/api/v1/genres'); // want: ignored
exports.series = (page) => fetch(`/api/v1/series?page=${page}`); // want: ignored
exports.save = (id, library) => axios.put(`/api/v1/libraries/${id}`, library); // want: ignored
