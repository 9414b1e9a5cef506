// fixture: profile=komga
async function raw(path: string, options: { method?: string; headers?: Record<string, string>; body?: unknown } = {}) {
  const init = Object.assign({ method: 'GET', headers: {} as Record<string, string> }, options);
  if (init.body) {
    init.body = JSON.stringify(init.body);
    init.headers['Content-Type'] = 'application/json';
  }
  const response = await fetch(`http://komga.local${path}`, init as RequestInit);
  return response.json();
}

const get = (path: string) => raw(`/api/v1${path}`);
const post = (path: string, body: unknown) => raw(`/api/v1${path}`, { method: 'POST', body });
// It always sends PATCH, so it is of no use for a search.
const patch = (path: string, body: unknown) => raw(`/api/v1${path}`, { method: 'PATCH', body });

export async function found(query: string) {
  // want: review wrapper-grown
  const page = await post('/series/list?size=10', { fullTextSearch: query });
  return page.content;
}

export const rename = (id: string, title: string) => patch(`/series/${id}/metadata`, { title });
export const series = (id: string) => get(`/series/${id}`);
