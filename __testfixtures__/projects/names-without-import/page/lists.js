// The other script of the page uses the function and the constant: neither may change.
var root = 'https://komga.example.com';
var GENRES = '/api/v1/genres';
function list(path) {
  return fetch(root + path).then((response) => response.json());
}
function genres() {
  return list(GENRES); // want: migrated
}
function tags() {
  return list('/api/v1/tags'); // want: migrated
}
