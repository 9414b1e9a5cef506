// fixture: profile=komga
import got, { HTTPError as GotError } from 'got';
import ky, { HTTPError } from 'ky';
import { type FetchError, ofetch } from 'ofetch';

const root = process.env.KOMGA_URL;
const api = ky.create({ prefixUrl: root, retry: 0 });

// The request in a failure has another method.
const isRead = ({ request }: HTTPError) => request.method === 'GET';
export const series = () =>
  api.get('api/v1/series?library_id=1').json().catch((error) => isRead(error)); // want: manual method-decides

export async function books() {
  try {
    return await got(`${root}/api/v1/books?library_id=1`, { retry: { limit: 0 } }).json(); // want: manual method-decides
  } catch (error) {
    const { options } = error as GotError;
    return options.method === 'GET' ? 'not read' : 'not written';
  }
}

export async function groups() {
  try {
    return await ofetch(`${root}/api/v1/series/alphabetical-groups?library_id=1`); // want: manual method-decides
  } catch (error) {
    const { options } = error as FetchError;
    return (options?.method ?? 'GET') === 'GET' ? 'not read' : 'not written';
  }
}
