/* global server, shelf */

function tags() {
  return server.read('/api/v1/tags'); // want: migrated
}

function started() {
  return server.read('/api/v1/books?read_status=IN_PROGRESS&size=5').then((page) => page.content); // want: migrated
}

function show() {
  shelf.read('/api/v1/tags'); // want: manual path-not-followed
}
