const S = process.env.KOMGA_URL;
const answers = new Map();
const known = {};

async function remembered(path, init = {}) {
  const id = `shelf:${path}`;
  if (answers.has(id)) return answers.get(id);
  const answer = await (await fetch(S + path, init)).json();
  answers.set(id, answer);
  return answer;
}

async function stored(path) {
  const url = S + path;
  const name = 'kept ' + url;
  const old = sessionStorage.getItem(name);
  if (old) return JSON.parse(old);
  const answer = await (await fetch(url, { headers: { 'X-API-Key': 'k' } })).json();
  sessionStorage.setItem(name, JSON.stringify(answer));
  return answer;
}

const shared = (path, init) => (known[path + '!'] ??= fetch(S + path, init).then((response) => response.json()));

/** Tells bodies apart, where they are in its options. */
async function apart(path, init = {}) {
  const id = path + JSON.stringify(init);
  if (!answers.has(id)) answers.set(id, await (await fetch(S + path, init)).json());
  return answers.get(id);
}

/** The same, but what it sends takes no body from there. */
async function noPlace(path, init = {}) {
  const id = path + JSON.stringify(init);
  if (!answers.has(id)) answers.set(id, await (await fetch(S + path, { headers: init.headers })).json());
  return answers.get(id);
}

export const a = (id) => remembered(`/api/v1/series/${id}/books`); // want: review wrapper-grown
export const b = () => stored('/api/v1/series'); // want: manual url-read
export const c = () => shared('/api/v1/books'); // want: review wrapper-grown
export const d = () => apart('/api/v1/books'); // want: review response-not-shown
export const e = () => noPlace('/api/v1/books'); // want: review wrapper-grown

/** Keeps by the address of what it has made of the path, written in two ways. */
async function byAddress(path, init) {
  const url = new URL(path, S);
  const old = answers.get(url.href);
  if (old) return old;
  const answer = await (await fetch(url, init)).json();
  answers.set(url.toString(), answer);
  return answer;
}

async function byMadeText(path, init) {
  const address = [S, path].join('');
  if (answers.has(address)) return answers.get(address);
  const answer = await (await fetch(address, init)).json();
  answers.set(address, answer);
  return answer;
}

export const f = () => byAddress('/api/v1/series?library_id=1'); // want: manual url-read
export const g = () => byMadeText('/api/v1/series?library_id=1'); // want: review wrapper-grown
