const { senderFor } = require('./lib/sender');

const ask = senderFor('komga');

exports.shelf = async (library) => {
  const page = await ask('/api/v1/books', { library_id: `${library}`, size: '5' }); // want: review wrapper-grown
  return page.content;
};

exports.found = async () => {
  const page = await ask('/api/v1/series', { search: 'space', size: '5' }); // want: migrated
  return page.totalElements;
};
