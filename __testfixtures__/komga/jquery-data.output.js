// fixture: profile=komga
import $ from 'jquery';

const base = '/komga';

export function publishers(library, fill) {
  return $.ajax({
    url: base + '/api/v2/publishers',
    dataType: 'json',
    data: { library_id: library, unpaged: true },
  }).done(({ content: list }) => fill(list)).then((page) => page.content); // want: migrated
}

export function labels(library, fill) {
  $.getJSON(base + '/api/v2/sharing-labels', { library_id: library, unpaged: true }, ({ content: list }) => fill(list)); // want: migrated
}

export function languages(fill) {
  $.get(base + '/api/v2/languages?unpaged=true', ({ content: list }) => fill(list), 'json'); // want: migrated
}

export function books(fill) {
  $.ajax(base + '/api/v1/books/list?' + $.param({ size: 5 }), {
    method: 'POST',
    contentType: 'application/json',
    data: JSON.stringify({}),
    dataType: 'json',
  }).done((page) => fill(page.content)); // want: migrated
}

export function found(term, fill) {
  $.ajax(base + '/api/v1/books/list?' + $.param({ size: 5 }), {
    method: 'POST',
    contentType: 'application/json',
    data: JSON.stringify({ fullTextSearch: term }),
    dataType: 'json',
  }).done((page) => fill(page.content)); // want: migrated
}

export function one(id) {
  return $.getJSON(base + '/api/v1/series/' + id); // nope: one series
}

export function ofLibrary(fill) {
  return $.ajax(base + '/api/v1/books/list', {
    method: 'POST',
    contentType: 'application/json',
    data: JSON.stringify({ condition: { libraryId: { operator: 'is', value: '1' } } }),
  }).done((page) => fill(page.content)); // want: migrated
}

/** A list is sent as `sort=a&sort=b`, and still is. */
export function sorted(orders, fill) {
  $.ajax({
    url: base + '/api/v1/series/list?' + $.param({ sort: orders }, true),
    traditional: true,
    method: 'POST',
    contentType: 'application/json',
    data: JSON.stringify({ fullTextSearch: 'x' }),
  }).done((page) => fill(page.content)); // want: migrated
}
