const request = require('superagent');
const { promisify } = require('util');

const API = process.env.CATALOGUE + '/api/v1';
const SERVER = process.env.CATALOGUE;
const agent = request.agent();

module.exports = {
  async genres() {
    const { body } = await request.get(SERVER + '/api/v1/genres'); // want: review response-not-shown
    return body;
  },

  async tags(libraryId) {
    const { body } = await request.get(`${SERVER}/api/v1/tags`).query({ library_id: libraryId }); // want: review lists-joined
    return body;
  },

  bookTags: async () => (await agent.get(`${SERVER}/api/v1/tags/book`).set('Accept', 'application/json')).body, // want: review lists-joined

  seriesTags: async () => (await agent.get(`${SERVER}/api/v1/tags/series`)).body, // want: review lists-joined

  languages(callback) {
    request('GET', `${SERVER}/api/v1/languages`).end((error, res) => callback(error, res?.body)); // want: review response-not-shown
  },

  publishers: promisify(function (term, callback) {
    request.get(`${SERVER}/api/v1/publishers?search=${encodeURIComponent(term)}`).end(callback); // want: review response-not-shown
  }),

  labels: () =>
    // want: review response-not-shown
    request
      .get(SERVER + '/api/v1/sharing-labels')
      .then((res) => res.body),

  ages: () => agent.get(`${SERVER}/api/v1/age-ratings`).then(({ body }) => body.map(Number)), // want: review response-not-shown

  years: () => agent.get(`${SERVER}/api/v1/series/release-dates`).buffer(true).parse(request.parse['application/json']), // want: review response-not-shown

  names: (search) => agent.get(`${SERVER}/api/v1/authors/names`).query(`search=${search}`), // want: review response-not-shown

  roles: () => agent.get(`${SERVER}/api/v1/authors/roles`), // want: review response-not-shown

  readLists: () => agent.get(`${API}/readlists`), // nope: a live operation
};
