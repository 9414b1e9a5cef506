const S = process.env.KOMGA_URL;
const headers = { 'X-API-Key': process.env.KOMGA_KEY ?? '', 'Content-Type': 'application/json' };

export const send = (method: string, path: string, body?: unknown) =>
  fetch(`${S}${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }).then((response) => response.json());
