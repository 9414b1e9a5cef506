const got = require('got').default;

const url = process.env.CATALOGUE;
const client = got.extend({ prefixUrl: url, timeout: { request: 15000 } });

async function bookIds() {
  const { content } = await got(`${url}/api/v1/books/list`, { method: 'POST', json: {} }).json(); // want: review response-not-shown
  return content.map((book) => book.id);
}

async function booksByPage(page) {
  return client.post('api/v1/books/list', { searchParams: { page, size: 200 }, json: {} }).json(); // want: review query-parameters
}

const volumeNames = async (seriesId) => {
  const { body } = await client('api/v1/books/list', {
    responseType: 'json',
    method: 'POST',
    json: { condition: { seriesId: { operator: 'is', value: seriesId } } },
  }); // want: review response-not-shown
  return body.content.map((book) => book.metadata.title);
};

const volumesOfAll = (ids) => Promise.all(ids.map((id) => got.post(`${url}/api/v1/books/list`, {
  json: { condition: { seriesId: { operator: 'is', value: id } } },
}).json())); // want: review response-not-shown

const unpagedVolumes = (id) => got({
  url: `${url}/api/v1/books/list?unpaged=true`,
  method: 'POST',
  json: { condition: { seriesId: { operator: 'is', value: id } } },
}).json(); // want: review query-parameters

const download = (id) => got.stream(`${url}/api/v1/books/${id}/file`); // nope: a path below a book

module.exports = { bookIds, booksByPage, volumeNames, volumesOfAll, unpagedVolumes, download };
