// fixture: profile=komga
// Code on the page replaces `fetch` and keeps what it is called with.
const base = 'https://komga.example.com';
export const calls = [];
const real = window.fetch;
window.fetch = (...given) => {
  calls.push(given);
  return real(...given);
};

export const count = async () => {
  const response = await fetch(`${base}/api/v1/books/list?size=1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { tag: { operator: 'is', value: 'a' } } }),
  }); // want: review used-beside
  return (await response.json()).totalElements;
};
