const needle = require('needle');

const options = () => ({ json: true });
const list = async (path) => {
  const response = await needle('get', `${process.env.KOMGA_URL}/api/v1${path}`, options());
  return response.body;
};

exports.unread = () => list('/books?read_status=UNREAD'); // want: review wrapper-grown
exports.latest = () => list('/books/latest'); // nope: a live list
exports.rename = (id, name) => needle('put', `${process.env.KOMGA_URL}/api/v1/libraries/${id}`, { name }, options()); // want: migrated
exports.all = () => needle.get(`${process.env.KOMGA_URL}/api/v1/series?unpaged=true`); // want: migrated
// want: manual arguments
exports.ofLibrary = (library) => needle('get', `${process.env.KOMGA_URL}/api/v1/series`, { library_id: library }, options());

const phin = require('phin');

exports.ready = async () => {
  const { body } = await phin({ url: `${process.env.KOMGA_URL}/api/v1/books?media_status=READY&unpaged=true`, parse: 'json' }); // want: migrated
  return body.content;
};
exports.genres = async () => (await phin({ url: `${process.env.KOMGA_URL}/api/v1/genres`, parse: 'json' })).body; // want: migrated
exports.languagesOf = async (library) => {
  const { body } = await needle('get', `${process.env.KOMGA_URL}/api/v1/languages`, { library_id: library }, options()); // want: migrated
  return body;
};

const show = (error, response, body) => console.log(error ?? body.content);
exports.showNewest = () => needle.get(`${process.env.KOMGA_URL}/api/v1/books?sort=createdDate,desc`, show); // want: migrated
exports.showBooks = (id) =>
  needle.get(`${process.env.KOMGA_URL}/api/v1/series/${id}/books`, { timeout: 400 }, (error, response, body) => console.log(body.content)); // want: migrated
exports.showTags = () =>
  needle.get(`${process.env.KOMGA_URL}/api/v1/tags`, (error, response, body) => console.log(body.length)); // want: manual callback
