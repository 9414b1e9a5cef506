function fillGenres() {
  var genres = ask_('/genres'); // want: review wrapper-grown
  SpreadsheetApp.getActive().getRange('A1').setValue(genres.join(', '));
}

function countUnread() {
  return ask_('/books?read_status=UNREAD&size=1').totalElements; // want: review wrapper-grown
}

function latest() {
  return ask_('/books/latest'); // nope: a live list
}
