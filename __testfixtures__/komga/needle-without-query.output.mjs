// fixture: profile=komga
// A call that passes nothing where a query would be has its place for a body.
import needle from 'needle';

const base = process.env.KOMGA_URL;
const options = { username: 'me', password: 'secret', parse_response: 'json' };

async function getJson(url) {
  const response = await needle('get', url, null, options);
  if (response.statusCode !== 200) throw new Error(url);
  return response.body;
}

async function postJson(url, payload) {
  const response = await needle('POST', url, payload, { ...options, json: true });
  if (response.statusCode !== 200) throw new Error(url);
  return response.body;
}

export const broken = () => postJson(`${base}/api/v1/books/list?unpaged=true`, {
  condition: { mediaStatus: { operator: 'is', value: 'ERROR' } },
}); // want: review wrapper-grown
export const shown = (isAll) => postJson(`${base}/api/v1/series/list?size=5`, {
  condition: !isAll ? { deleted: { operator: 'isFalse' } } : undefined,
}); // want: migrated
export const direct = async () =>
  (await needle('POST', `${base}/api/v1/series/list?size=5`, {}, { ...options, json: true })).body; // want: migrated

// A query there has to move first.
export const queried = async () => (await needle('get', `${base}/api/v1/series`, { size: 5 }, options)).body; // want: manual arguments
