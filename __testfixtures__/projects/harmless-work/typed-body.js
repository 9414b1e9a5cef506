const server = process.env.KOMGA_URL;

export async function api(path, { method = 'GET', body, fresh = false } = {}) {
  let url = `${server}/api/v1${path}`;
  if (fresh) url += `${url.includes('?') ? '&' : '?'}_=${Date.now()}`;
  const headers = new Headers({ 'X-API-Key': process.env.KOMGA_KEY });
  if (body && typeof body === 'object') headers.set('Content-Type', 'application/json');
  const response = await fetch(url, { method, headers, body: typeof body === 'object' ? JSON.stringify(body) : body });
  return response.status === 204 ? undefined : response.json();
}

export const unread = (library) => api(`/series?library_id=${library}&read_status=UNREAD`, { fresh: true }); // want: manual url-not-editable
export const first = async (id) => (await api(`/series/${id}/books?size=1`)).content[0]; // want: migrated
export const progress = (id, page) => api(`/books/${id}/read-progress`, { method: 'PATCH', body: { page } }); // nope: progress
export const languages = () => api('/languages'); // want: review
