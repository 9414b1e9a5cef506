// fixture: profile=komga
// Code on the page replaces what opens a request.
const base = 'https://komga.example.com';
export const verbs = [];
const { open } = XMLHttpRequest.prototype;
Object.assign(XMLHttpRequest.prototype, {
  open(method, ...rest) {
    verbs.push(method);
    return open.call(this, method, ...rest);
  },
});

export function count(done) {
  const xhr = new XMLHttpRequest();
  xhr.open('GET', `${base}/api/v1/books?tag=a&size=1`); // want: review used-beside
  xhr.onload = () => done(JSON.parse(xhr.responseText).totalElements);
  xhr.send();
}
