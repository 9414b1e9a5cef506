/* global send, shout */

async function genres() {
  const found = await send('/api/v1/genres'); // want: migrated
  return found.map(shout);
}

const other = {
  root: 'https://books.example.org',
  load(path) {
    return send(this.root + path);
  },
};

function started() {
  return send('/api/v1/books?read_status=IN_PROGRESS&size=3'); // want: migrated
}

function titles() {
  return shout('/api/v1/genres'); // mention
}
