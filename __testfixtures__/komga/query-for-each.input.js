// fixture: profile=komga
// A library goes through the query: its callbacks get the value first, those of jQuery the name.
const _ = require('lodash');
const forOwn = require('lodash/forOwn');
const $ = require('jquery');
const settings = require('./settings');

const komga = process.env.KOMGA_URL;

function urlOf(path, query) {
  const url = new URL('/api/v1' + path, komga);
  _.forEach(query, (value, key) => {
    if (_.isNil(value) || value === '') return;
    for (const one of _.castArray(value)) url.searchParams.append(key, String(one));
  });
  return url.toString();
}

async function load(path, query = {}, init = {}) {
  const response = await fetch(urlOf(path, query), { ...init, headers: { 'Content-Type': 'application/json' } });
  return response.json();
}

// What the name is set to says that it is a list.
function shelf() {
  const library_id = settings.get('libraries');
  const language = settings.get('language');
  return Promise.all([
    load('/books', { library_id, read_status: 'IN_PROGRESS', size: 6 }), // want: migrated
    load('/series', { language, size: 6 }), // want: review assumed-single
    load('/books/ondeck', { library_id, size: 6 }), // nope: not a search
  ]);
}

async function owned(path, query, init) {
  const url = new URL(komga + '/api/v1' + path);
  forOwn(query, (value, name) => url.searchParams.set(name, value));
  return (await fetch(url, { ...init, headers: { 'Content-Type': 'application/json' } })).json();
}

const unread = () => owned('/series', { read_status: 'UNREAD', page: 0 }); // want: migrated

async function each(path, query, init) {
  const url = new URL(komga + '/api/v1' + path);
  $.each(query, (name, value) => url.searchParams.set(name, value));
  return (await fetch(url, { ...init, headers: { 'Content-Type': 'application/json' } })).json();
}

const ended = () => each('/series', { status: 'ENDED', page: 0 }); // want: migrated

// Here the values of the list are the names.
async function flagged(path, names, init) {
  const url = new URL(komga + '/api/v1' + path);
  _.forEach(names, (name) => url.searchParams.set(name, 'true'));
  return (await fetch(url, { ...init, headers: { 'Content-Type': 'application/json' } })).json();
}

const complete = () => flagged('/series', ['complete']); // want: manual query-unknown

module.exports = { shelf, unread, ended, complete };
