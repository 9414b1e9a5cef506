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
