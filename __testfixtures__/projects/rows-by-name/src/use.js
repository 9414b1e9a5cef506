const { call, list, send } = require('./client');

// The list names the rows, of which each has its own path.
exports.facets = () => Promise.all(['genres', 'publishers'].map((name) => call(name))); // want: manual, manual
exports.libraries = () => Promise.all(['libraries', 'seriesNew'].map((name) => call(name))); // nope: live lists
exports.publishers = () => call('publishers'); // want: manual

// A row has more of the query than the call.
exports.find = (search) => call('seriesList', { query: { search, size: 5 } }); // want: manual
exports.rename = (id, name) => call('libraryUpdate', { path: { id }, body: { name } }); // want: manual url-not-editable

// The function sets the query in a statement of its own, and more than the call gives.
exports.search = (search) => list('/series', { query: { search } }); // want: manual query-unknown
exports.titled = (search) => send('/series', { query: { search } }); // want: manual query-unknown
