export function load(token) {
  // want: review response-not-shown
  return fetch('/api/v1/series', {
    credentials: 'include', // for the session
    headers: {
      Accept: 'application/json', // or 406
      Authorization: token, /* never empty */
    }, // all of them
  });
}

export function loadBooks(token) {
  // want: review response-not-shown
  return fetch('/api/v1/books', {
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      Authorization: token // never empty
    }
  });
}
