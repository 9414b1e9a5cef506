const root = process.env.KOMGA_URL;

async function send(verb, path, { query, json } = {}) {
  const url = query ? `${root}${path}?${query}` : `${root}${path}`;
  const response = await fetch(url, {
    method: verb,
    headers: { 'Content-Type': 'application/json', 'X-API-Key': process.env.KOMGA_KEY },
    body: json && JSON.stringify(json),
  });
  return response.json();
}

export const komga = {
  get: (path, query) => send('GET', path, { query }),
  post: (path, json, query) => send('POST', path, { query, json }),
  async put(path, json) {
    return send('PUT', path, { json });
  },
  async patch(path, json) {
    return send('PATCH', path, { json });
  },
};

/** Every row of a paged list, page by page. */
export async function* rows(path, query = '') {
  for (let number = 0, last = false; !last; number++) {
    const page = await komga.get(path, `${query}&page=${number}`);
    yield* page.content;
    last = page.last;
  }
}
