const S = process.env.KOMGA_URL;
const auth = { 'X-API-Key': process.env.KOMGA_KEY };

/** Serialises what it is given already serialised. */
export const getRaw = async (path) => (await fetch(`${S}${path}`, { headers: auth })).json();
export const postRaw = async (path, text) =>
  (await fetch(`${S}${path}`, { method: 'POST', headers: { ...auth, 'Content-Type': 'application/json' }, body: text })).json();
export const fifth = () => getRaw('/api/v1/books'); // want: review response-not-shown
