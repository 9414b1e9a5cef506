const superagent = require('superagent');
const { base } = require('./settings');

// Both requests get the same query, so that of one cannot be split into a query and a body.
const pick = (isNew, query) =>
  (isNew ? superagent.get(`${base}/api/v1/books/latest`) : superagent.get(`${base}/api/v1/books`)).query(query); // want: manual query-unknown

exports.latest = () => pick(true, { size: 5 });

exports.found = (term) => pick(false, { search: term });
