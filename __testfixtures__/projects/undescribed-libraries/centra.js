const centra = require('centra');

const root = `${process.env.KOMGA_URL}/api/v1`;
const key = process.env.KOMGA_KEY;

exports.latest = () => centra(root).path('/series/latest').header('x-api-key', key).send(); // nope: a live list

exports.unread = async (size) => {
  const response = await centra(root).path('/books').query({ read_status: 'UNREAD', size }).header('x-api-key', key).send(); // want: migrated
  return (await response.json()).content;
};

exports.volumes = async (id) =>
  (await (await centra(`${root}/series/${id}/books`, 'GET').header('x-api-key', key).send()).json()).content; // want: migrated

exports.languages = async (library) => {
  const response = await centra(root).path('/languages').query('library_id', library).header('x-api-key', key).send(); // want: manual query-unknown
  return response.json();
};

exports.newest = (key) =>
  centra(root).path('/books').query('size', 20).header('x-api-key', key).send(); // want: manual query-unknown

exports.genres = async () => {
  const response = await centra(`${process.env.KOMGA_URL}/api`, 'get').path('/v1/genres').header('x-api-key', key).send(); // want: migrated
  return response.json();
};

exports.rename = (id, name) => centra(root, 'PUT').path(`/libraries/${id}`).body({ name }).header('x-api-key', key).send(); // want: migrated

exports.filled = async (filter) => {
  const request = centra(root).path('/series'); // want: manual query-unknown
  for (const name of Object.keys(filter)) request.query(name, filter[name]);
  return (await (await request.send()).json()).content;
};

exports.held = async (search) => {
  const request = centra(root);
  request.query({ search });
  const response = await request.path('/series').send(); // want: manual query-unknown
  return (await response.json()).content;
};
