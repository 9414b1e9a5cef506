// fixture: profile=komga
const base = process.env.BASE_URL;

// The caller encodes what goes into the URL
const tagged = (tag: string) => fetch(`${base}/api/v1/books?tag=${tag}`); // want: manual value-encoded
export const byTag = (tag: string) => tagged(encodeURIComponent(tag));

const coded = (name: string) => encodeURIComponent(name.trim());
export const byGenre = (name: string) => fetch(`${base}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: {
      anyOf: decodeURIComponent(coded(name)).split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })),
    },
  }),
}); // want: migrated

// A text that people write, and that nothing encodes
export const find = (text: string) => fetch(`${base}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ fullTextSearch: text }),
}); // want: review not-encoded
export const encoded = (text: string) => fetch(`${base}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ fullTextSearch: text }),
}); // want: migrated

// Several values as one text, however it is joined
export const ofAny = (ids: Set<string>) => fetch(`${base}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { anyOf: [...ids].map((value) => ({ libraryId: { operator: 'is', value } })) } }),
}); // want: migrated
export const ofThese = (ids: string[]) => fetch(`${base}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { anyOf: ids.map((value) => ({ libraryId: { operator: 'is', value } })) } }),
}); // want: migrated
const joined = (ids: string[]) => ids.filter(Boolean).join(',');
export const ofSome = (ids: string[]) => fetch(`${base}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: {
      anyOf: joined(ids).split(/\s*,\s*/).filter(Boolean).map((value) => ({ libraryId: { operator: 'is', value } })),
    },
  }),
}); // want: migrated

// A blank order is none, for which the list of a series' books had one
export const inOrder = (id: string, sort: string) => fetch(`${base}/api/v1/books/list?sort=${sort}`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}); // want: review blank-value
export const byDate = (id: string) => fetch(`${base}/api/v1/books/list?sort=metadata.releaseDate`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}); // want: migrated
export const byName = (id: string, name: string) => fetch(`${base}/api/v1/books/list?sort=${name},asc`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}); // want: migrated

// The same encoder under another name, and with `+` for spaces
const enc = encodeURIComponent;
export const named = (text: string) => fetch(`${base}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ fullTextSearch: text }),
}); // want: migrated
export const ofWindow = (text: string) => fetch(`${base}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ fullTextSearch: text }),
}); // want: migrated
export const withPlus = (text: string) => fetch(`${base}/api/v1/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ fullTextSearch: text }),
}); // want: migrated

// Encoded by hand
export const byHand = (text: string) => fetch(base + '/api/v1/books?search=' + text.trim().replace(/ /g, '+') + '&size=5'); // want: manual value-encoded
const escaped = (text: string) => text.replace(/[&#%+]/g, (sign) => '%' + sign.charCodeAt(0).toString(16));
export const bySigns = (tag: string) => fetch(`${base}/api/v1/books?tag=${escaped(tag)}`); // want: manual value-encoded
export const byWords = (words: string) => fetch(`${base}/api/v1/books?search=${words.split(' ').map(encodeURIComponent).join('+')}`); // want: manual value-encoded
// Something that is decoded, not encoded
export const plain = (text: string) => fetch(`${base}/api/v1/books/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ fullTextSearch: text.replaceAll('+', ' ') }),
}); // want: migrated

// Encoded before it is passed, in a variable, in an object, by a query that is cut, or only under a test
const search = (text: string) => fetch(`${base}/api/v1/books?size=5&search=${text}`); // want: manual value-encoded
export const beforehand = (text: string) => {
  const coded = encodeURIComponent(text);
  return search(coded);
};
const searchFor = (of: { text: string }) => fetch(`${base}/api/v1/books?size=6&search=${of.text}`); // want: manual value-encoded
export const inObject = (text: string) => searchFor({ text: encodeURIComponent(text) });
const cut = (text: string) => new URLSearchParams({ text }).toString().slice(5);
export const byQuery = (text: string) => fetch(`${base}/api/v1/books?search=${cut(text)}`); // want: manual value-encoded
export const sometimes = (text: string) => {
  let coded = text;
  if (/\W/.test(text)) coded = encodeURIComponent(text);
  return fetch(`${base}/api/v1/books?search=${coded}`); // want: manual value-encoded
};

// Names that are defined by themselves
var space = space || 'a';
var encoder = encoder || encodeURIComponent;
export const ofItself = () => fetch(`${base}/api/v1/books?search=${space}&tag=${encoder('b')}`); // want: manual value-encoded
const maybe = process.env.PLAIN ? (text: string) => text : encodeURIComponent;
export const eitherWay = (text: string) => fetch(`${base}/api/v1/books?search=${maybe(text)}`); // want: manual value-encoded

// One of two functions is called in the body too
const loud = process.env.LOUD ? (text: string) => text.toUpperCase() : (text: string) => text;
export const ofEither = () => fetch(`${base}/api/v1/books/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ fullTextSearch: loud('b') }),
}); // want: migrated

const signs: Record<string, string> = { ' ': '%20', '&': '%26' };
const bySign = (text: string) => [...text].map((sign) => signs[sign] ?? sign).join('');
export const ofTable = (text: string) => fetch(`${base}/api/v1/books?search=${bySign(text)}`); // want: manual value-encoded
