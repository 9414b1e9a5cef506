const { URL } = require('url');

async function get(path, query) {
  const url = new URL(`${process.env.KOMGA_URL}/api/v1${path}`);
  Object.keys(query || {}).forEach((name) => url.searchParams.append(name, query[name]));
  return (await fetch(url)).json();
}

exports.reading = () => get('/books', { read_status: 'IN_PROGRESS', size: 20 }); // want: review wrapper-grown
exports.series = (id) => get(`/series/${id}`); // nope: a live path
