const { http, nested: { paths: { languages: path } } } = require('./typed/http.cjs');
const { default: get, names } = require('./legacy-http.cjs');
const legacy = require('./legacy-http.cjs').default;

exports.languages = () => http.get(path); // want: review response-not-shown
exports.names = () => get(names.authors); // want: review response-not-shown
exports.roles = () => legacy('/api/v1/authors/roles'); // want: review response-not-shown
