const S = process.env.KOMGA_ADDRESS;
const headers = { Authorization: `Basic ${process.env.KOMGA_BASIC}` };

/** Reads JSON; the query is appended as it is. */
export async function fetchJson(path, query) {
  const res = await fetch(S + path + (query ? `?${query}` : ''), { headers });
  return res.json();
}

/** Sends JSON. The body comes first here. */
export async function submitJson(body, path, query, verb = 'POST') {
  const res = await fetch(S + path + (query ? `?${query}` : ''), {
    method: verb,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return res.json();
}
