// fixture: profile=komga
// What XMLHttpRequest decodes, in functions that return it

function decoded(method, url, body) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = 'json';
    if (body) request.setRequestHeader('Content-Type', 'application/json');
    request.onload = () => (request.status < 300 ? resolve(request.response) : reject(new Error('failed')));
    request.send(body ? JSON.stringify(body) : null);
  });
}

function plain(url) {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.onload = () => resolve(request.response);
    request.send();
  });
}

export const genres = async () =>
  (await decoded('GET', '/api/v2/genres?unpaged=true')).content.map((name) => name.trim()); // want: migrated
export const tags = async () => (await plain('/api/v1/tags')).length; // want: manual not-followed
