// fixture: profile=komga
// A call that passes nothing where a query would be has its place for a body.
import needle from 'needle';

const base = process.env.KOMGA_URL;
const options = { username: 'me', password: 'secret', parse_response: 'json' };

async function getJson(url, payload) {
  const response = await needle(
    payload === undefined ? 'get' : 'POST',
    url,
    payload === undefined ? null : payload,
    payload === undefined ? options : { ...options, json: true },
  );
  if (response.statusCode !== 200) throw new Error(url);
  return response.body;
}

export const broken = () =>
  getJson(`${base}/api/v1/books/list?unpaged=true`, { condition: { mediaStatus: { operator: 'is', value: 'ERROR' } } }); // want: review wrapper-grown
export const shown = (isAll) => getJson(`${base}/api/v1/series/list?size=5`, {
  condition: !isAll ? { deleted: { operator: 'isFalse' } } : undefined,
}); // want: review wrapper-grown
export const direct = async () =>
  (await needle('POST', `${base}/api/v1/series/list?size=5`, {}, { ...options, json: true })).body; // want: migrated

// A query there has to move first.
export const queried = async () => (await needle('get', `${base}/api/v1/series`, { size: 5 }, options)).body; // want: manual arguments
