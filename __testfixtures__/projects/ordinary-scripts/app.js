/* global $ */
const KOMGA = 'https://komga.local';

function loadSeries(page) {
  $.ajax({ // want: migrated
    url: KOMGA + '/api/v1/series',
    type: 'GET',
    data: { page: page, size: 20, library_id: $('#library').val() },
    dataType: 'json',
    success: renderSeries,
  });
}

function loadUnread(size) {
  $.ajax({ url: KOMGA + '/api/v1/books', cache: false, data: { size, read_status: 'UNREAD' }, success: renderBooks }); // want: migrated
}

function loadBooks(seriesId) {
  $.getJSON(KOMGA + '/api/v1/series/' + seriesId + '/books?size=500', function (data) { // want: migrated
    $('#books').html(data.content.map((book) => `<li>${book.metadata.title}</li>`).join(''));
  });
}
