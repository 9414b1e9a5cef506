import $ from 'jquery';

interface Page {
  content: { id: string; name: string }[];
}

export function showBooks(target: JQuery): void {
  $.getJSON('/api/v1/books').done((page: Page) => target.text(page.content.map((book) => book.name).join(', '))); // want: review response-not-shown
}

export function showUnread(target: JQuery): void {
  $.get('/api/v1/books', { read_status: 'UNREAD' }, (page: Page) => target.text(page.content.length)); // want: review query-parameters
}

export function volumes(seriesId: string): JQuery.jqXHR<Page> {
  return $.ajax({ // want: review response-not-shown
    url: `/api/v1/series/${seriesId}/books`,
    method: 'GET',
  });
}

export function volumesPage(seriesId: string, page: number): JQuery.jqXHR<Page> {
  return $.ajax(`/api/v1/series/${seriesId}/books`, { data: { page: page, size: 10 }, dataType: 'json' }); // want: review query-parameters
}

export const volumesThen = (seriesId: string, callback: (page: Page) => void) =>
  $.get('/api/v1/series/' + seriesId + '/books', callback); // want: manual arguments

export const poster = (id: string) => $('<img>').attr('src', '/api/v1/series/' + id + '/thumbnail'); // nope: a thumbnail
