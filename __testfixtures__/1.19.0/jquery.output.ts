import $ from 'jquery';

interface Page {
  content: { id: string; name: string }[];
}

export function showBooks(target: JQuery): void {
  $.ajax('/api/v1/books/list', {
    method: 'POST',
    contentType: 'application/json',
    data: JSON.stringify({}),
    dataType: 'json',
  }).done((page: Page) => target.text(page.content.map((book) => book.name).join(', '))); // want: review response-not-shown
}

export function showUnread(target: JQuery): void {
  $.ajax('/api/v1/books/list?' + $.param({ read_status: 'UNREAD' }), {
    method: 'POST',
    contentType: 'application/json',
    data: JSON.stringify({}),
  }).done((page: Page) => target.text(page.content.length)); // want: review query-parameters
}

export function volumes(seriesId: string): JQuery.jqXHR<Page> {
  return $.ajax({ // want: review response-not-shown
    url: '/api/v1/books/list',
    method: 'POST',
    contentType: 'application/json',
    data: JSON.stringify({ condition: { seriesId: { operator: 'is', value: seriesId } } }),
  });
}

export function volumesPage(seriesId: string, page: number): JQuery.jqXHR<Page> {
  return $.ajax('/api/v1/books/list?' + $.param({ page: page, size: 10 }), {
    data: JSON.stringify({ condition: { seriesId: { operator: 'is', value: seriesId } } }),
    dataType: 'json',
    method: 'POST',
    contentType: 'application/json',
  }); // want: review query-parameters
}

export const volumesThen = (seriesId: string, callback: (page: Page) => void) =>
  $.get('/api/v1/series/' + seriesId + '/books', callback); // want: manual arguments

export const poster = (id: string) => $('<img>').attr('src', '/api/v1/series/' + id + '/thumbnail'); // nope: a thumbnail
