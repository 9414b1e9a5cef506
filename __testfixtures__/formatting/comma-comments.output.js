export function load(token) {
  // want: review response-not-shown
  return fetch('/api/v1/series/list', {
    credentials: 'include', // for the session
    headers: {
      Accept: 'application/json', // or 406
      Authorization: token, /* never empty */
      'Content-Type': 'application/json',
    }, // all of them
    method: 'POST',
    body: JSON.stringify({}),
  });
}

export function loadBooks(token) {
  // want: review response-not-shown
  return fetch('/api/v1/books/list', {
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      Authorization: token, // never empty
      'Content-Type': 'application/json'
    },
    method: 'POST',
    body: JSON.stringify({})
  });
}
