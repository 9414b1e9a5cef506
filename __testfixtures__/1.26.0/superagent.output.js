const request = require('superagent');
const { promisify } = require('util');

const API = process.env.CATALOGUE + '/api/v1';
const SERVER = process.env.CATALOGUE;
const agent = request.agent();

module.exports = {
  async genres() {
    const { body } = await request.get(SERVER + '/v2/genres'); // want: migrated
    return body;
  },

  async tags(libraryId) {
    const { body } = await request.get(`${SERVER}/v2/tags`).query({ library_id: libraryId }); // want: migrated
    return body;
  },

  bookTags: async () => (await agent.get(`${SERVER}/v2/tags`).set('Accept', 'application/json')).body, // want: migrated

  seriesTags: async () => (await agent.get(`${SERVER}/v2/tags`)).body, // want: migrated

  languages(callback) {
    request('GET', `${SERVER}/v2/languages`).end((error, res) => callback(error, res?.body)); // want: migrated
  },

  publishers: promisify(function (term, callback) {
    request.get(`${SERVER}/v2/publishers?search=${encodeURIComponent(term)}`).end(callback); // want: migrated
  }),

  labels: () =>
    // want: migrated
    request
      .get(SERVER + '/v2/sharing-labels')
      .then((res) => res.body),

  ages: () => agent.get(`${SERVER}/v2/age-ratings`).then(({ body }) => body.map(Number)), // want: migrated

  years: () => agent.get(`${SERVER}/v2/series/release-years`).buffer(true).parse(request.parse['application/json']), // want: migrated

  names: (search) => agent.get(`${SERVER}/v2/authors/names`).query(`search=${search}`), // want: migrated

  roles: () => agent.get(`${SERVER}/v2/authors/roles`), // want: migrated

  readLists: () => agent.get(`${API}/readlists`), // nope: a live operation
};
