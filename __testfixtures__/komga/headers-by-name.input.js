// fixture: profile=komga
// Headers that are written to by their name after the options hold them

const server = process.env.KOMGA_URL;

const http = {
  get: (path, params) => send('GET', path, { params }),
  post: (path, data, params) => send('POST', path, { data, params }),
};

async function send(method, path, { params, data } = {}) {
  const headers = { Accept: 'application/json' };
  const init = { method, headers };
  if (data !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(data);
  }
  const response = await fetch(server + path + (params ? `?${new URLSearchParams(params)}` : ''), init);
  return response.json();
}

export const found = (id) => http.get('/api/v1/series', { library_id: id, page: 2 }); // want: migrated
