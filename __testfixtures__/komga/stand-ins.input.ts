// fixture: profile=komga
import axios from 'axios';

const base = process.env.BASE_URL;

// What stands in for a response that failed is no page.
export const genres = async () => (await axios.get(`${base}/api/v1/genres`).catch(() => ({ data: [] }))).data.length; // want: manual mixed-value
export const tags = async () => {
  const response = await fetch(`${base}/api/v1/tags`).catch(() => new Response('[]')); // want: manual mixed-value
  return (await response.json()).length;
};
export const labels = async () =>
  (await axios.get(`${base}/api/v1/sharing-labels`).then((response) => response, () => ({ data: [] }))).data; // want: manual mixed-value

// One that fails, or gives nothing, stands in for nothing.
export const publishers = async () =>
  (await axios.get(`${base}/api/v1/publishers`).catch((error) => { throw new Error(`no publishers: ${error}`); })).data.length; // want: migrated
export const languages = async () => (await axios.get(`${base}/api/v1/languages`).catch(() => undefined))?.data.length; // want: migrated

// What a function of rest arguments gives is told by what it does with the response.
const fetcher = (...args: Parameters<typeof fetch>) => fetch(...args).then((response) => response.json());
export const upper = async () => (await fetcher(`${base}/api/v1/genres`)).map((genre: string) => genre.toUpperCase()); // want: migrated
