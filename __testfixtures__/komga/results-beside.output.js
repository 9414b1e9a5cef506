// fixture: profile=komga
// What a call of an unknown function returns is shown by the other calls of that function.
const KOMGA = 'http://komga.local:25600';
const headers = { 'X-API-Key': 'k' };

export async function search(term) {
  const response = await Network.post(
    `${KOMGA}/api/v1/series/list`,
    { ...headers, 'Content-Type': 'application/json' },
    JSON.stringify({ fullTextSearch: term }),
  ); // want: review unknown-client
  if (response.status !== 200) throw new Error(response.status);
  return JSON.parse(response.body).content;
}
export async function genres() {
  const response = await Network.get(`${KOMGA}/api/v2/genres?unpaged=true`, headers); // want: review unknown-client
  return JSON.parse(response.body).content;
}
export const scan = (id) => Network.post(`${KOMGA}/api/v1/libraries/${id}/scan`, headers, JSON.stringify({})); // nope: live

export const latest = async () => (await Host.load(`${KOMGA}/api/v1/series/latest`)).content; // nope: live
export const languages = () => Host.load(`${KOMGA}/api/v2/languages?unpaged=true`).then((page) => page.content); // want: review unknown-client

export const updated = async () => (await Mixed.load(`${KOMGA}/api/v1/series/updated`)).content; // nope: live
export const fresh = async () => (await Mixed.load(`${KOMGA}/api/v1/series/new`)).data.content; // nope: live
export const tags = () => Mixed.load(`${KOMGA}/api/v1/tags`); // want: manual unknown-client

export const counted = async () => (await Http.request({ url: `${KOMGA}/api/v1/series/new` })).data.content; // nope: live
export async function publishers() {
  const { data } = await Http.request({ url: `${KOMGA}/api/v2/publishers?unpaged=true` }); // want: review unknown-client
  return data.content;
}
export const labels = async () => {
  const response = await Http.request({ url: `${KOMGA}/api/v2/sharing-labels?unpaged=true` }); // want: review unknown-client
  return response.data.content;
};
