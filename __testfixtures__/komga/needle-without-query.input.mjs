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

export const broken = () => getJson(`${base}/api/v1/books?media_status=ERROR&unpaged=true`); // want: review wrapper-grown
export const shown = (isAll) => getJson(`${base}/api/v1/series?size=5${isAll ? '' : '&deleted=false'}`); // want: migrated
export const direct = async () => (await needle('get', `${base}/api/v1/series?size=5`, undefined, options)).body; // want: migrated

// A query there has to move first.
export const queried = async () => (await needle('get', `${base}/api/v1/series`, { size: 5 }, options)).body; // want: manual arguments
