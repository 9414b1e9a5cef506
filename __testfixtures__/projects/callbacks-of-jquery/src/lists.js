// A function takes callbacks and lets the library call them: each call reads the page in its own callback.
import $ from 'jquery';

const root = 'https://komga.lan/api/v1';

function load(path, done, fail) {
  return $.ajax({
    url: root + path,
    dataType: 'json',
    success: done,
    error: (xhr) => fail && fail(xhr.status),
  });
}

function loadChecked(path, done) {
  $.ajax({
    url: root + path,
    dataType: 'json',
    success: (found) => {
      if (done) done(found);
    },
  });
}

function both(path, done) {
  const loading = fetch(root + path).then((response) => response.json());
  loading.then(done);
  return loading;
}

export function fill(show) {
  load('/genres', (genres) => show(genres.join())); // want: review wrapper-grown
  load('/languages', function (languages) { // want: migrated
    $.each(languages, (_, one) => show(one));
  });
  loadChecked('/publishers', (publishers) => show(publishers.length)); // want: review wrapper-grown
  loadChecked('/libraries', (libraries) => show(libraries.length)); // nope: not deprecated
}

export const tags = (done) => load('/tags', done); // want: manual callback

export function named(done) {
  load('/sharing-labels', done); // want: manual callback
  both('/age-ratings', done); // want: review age-ratings
}

export const roles = (done) => both('/authors/roles', done); // want: migrated

export const returned = (show) => load('/series/release-dates', (dates) => show(dates)); // want: manual callback

export const started = (done) => load('/series?read_status=IN_PROGRESS', done); // want: review wrapper-grown
