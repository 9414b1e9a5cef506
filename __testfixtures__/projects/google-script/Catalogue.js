var BASE = PropertiesService.getScriptProperties().getProperty('KOMGA_URL');

function options_() {
  return { method: 'get', headers: { 'X-API-Key': PropertiesService.getUserProperties().getProperty('key') } };
}

function read_(path) {
  var answer = UrlFetchApp.fetch(BASE + path, options_());
  return JSON.parse(answer.getContentText());
}

function unread_(library) {
  return read_('/api/v1/series?read_status=UNREAD&library_id=' + library + '&size=200').content; // want: review wrapper-grown
}

function listPublishers() {
  return read_('/api/v1/publishers').map(function (name) { return [name]; }); // want: migrated
}

function countBooks() {
  var answer = UrlFetchApp.fetch(BASE + '/api/v1/books?size=1', options_()); // want: migrated
  return JSON.parse(answer.getContentText()).totalElements;
}

function libraries_() {
  return read_('/api/v1/libraries'); // nope: a live list
}
