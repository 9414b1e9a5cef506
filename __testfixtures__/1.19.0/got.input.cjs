const got = require('got').default;

const url = process.env.CATALOGUE;
const client = got.extend({ prefixUrl: url, timeout: { request: 15000 } });

async function bookIds() {
  const { content } = await got(`${url}/api/v1/books`).json(); // want: review response-not-shown
  return content.map((book) => book.id);
}

async function booksByPage(page) {
  return client.get('api/v1/books', { searchParams: { page, size: 200 } }).json(); // want: review query-parameters
}

const volumeNames = async (seriesId) => {
  const { body } = await client(`api/v1/series/${seriesId}/books`, { responseType: 'json' }); // want: review response-not-shown
  return body.content.map((book) => book.metadata.title);
};

const volumesOfAll = (ids) => Promise.all(ids.map((id) => got.get(`${url}/api/v1/series/${id}/books`).json())); // want: review response-not-shown

const unpagedVolumes = (id) => got({ url: `${url}/api/v1/series/${id}/books?unpaged=true`, method: 'GET' }).json(); // want: review query-parameters

const download = (id) => got.stream(`${url}/api/v1/books/${id}/file`); // nope: a path below a book

module.exports = { bookIds, booksByPage, volumeNames, volumesOfAll, unpagedVolumes, download };
