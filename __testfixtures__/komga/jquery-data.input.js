// fixture: profile=komga
import $ from 'jquery';

const base = '/komga';

export function publishers(library, fill) {
  return $.ajax({ url: base + '/api/v1/publishers', dataType: 'json', data: { library_id: library } }).done((list) => fill(list)); // want: migrated
}

export function labels(library, fill) {
  $.getJSON(base + '/api/v1/sharing-labels', { library_id: library }, (list) => fill(list)); // want: migrated
}

export function languages(fill) {
  $.get(base + '/api/v1/languages', (list) => fill(list), 'json'); // want: migrated
}

export function books(fill) {
  $.get(base + '/api/v1/books', { size: 5 }, (page) => fill(page.content), 'json'); // want: migrated
}

export function found(term, fill) {
  $.get(base + '/api/v1/books', { search: term, size: 5 }, (page) => fill(page.content), 'json'); // want: migrated
}

export function one(id) {
  return $.getJSON(base + '/api/v1/series/' + id); // nope: one series
}

export function ofLibrary(fill) {
  return $.ajax(base + '/api/v1/books?library_id=1').done((page) => fill(page.content)); // want: migrated
}

/** A list is sent as `sort=a&sort=b`, and still is. */
export function sorted(orders, fill) {
  $.ajax({ url: base + '/api/v1/series', traditional: true, data: { search: 'x', sort: orders } }).done((page) => fill(page.content)); // want: migrated
}
