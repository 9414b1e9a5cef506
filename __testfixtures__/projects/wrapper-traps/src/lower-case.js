const S = process.env.KOMGA_URL;
const json = { 'Content-Type': 'application/json' };

export const api = (path, init) => fetch(S + path, init);
export const send = (verb, path, data) => fetch(S + path, { method: verb, headers: json, body: JSON.stringify(data) });
export const sendUpper = (verb, path, data) => fetch(S + path, { method: verb.toUpperCase(), headers: json, body: JSON.stringify(data) });
