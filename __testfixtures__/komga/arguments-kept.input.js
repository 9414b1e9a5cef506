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
  const response = await fetch(`${base}/api/v1/books?tag=a&size=1`); // want: review used-beside
  return (await response.json()).totalElements;
};
