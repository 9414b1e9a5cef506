async function booksOf(series) {
  const page = await window.server.read(`/api/v1/series/${series.id}/books`, { unpaged: 'true' }); // want: review wrapper-grown
  return page.content.map((book) => book.name);
}

function one(server) {
  return server.read('/api/v1/tags'); // mention
}

function rename(id, name) {
  return self.server.write('PUT', `/api/v1/libraries/${id}`, { name }); // want: migrated
}
