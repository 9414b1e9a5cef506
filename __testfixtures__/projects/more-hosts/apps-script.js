const KOMGA = 'https://komga.example.lan/api/v1';
function onlyJson_(path, options) {
  const response = UrlFetchApp.fetch(KOMGA + path, { headers: { 'X-API-Key': PropertiesService.getScriptProperties().getProperty('KEY') }, muteHttpExceptions: true, ...options });
  return JSON.parse(response.getContentText());
}
function listUnread() {
  const sheet = SpreadsheetApp.getActiveSheet();
  const books = onlyJson_('/books?read_status=UNREAD&size=500').content; // want: review
  books.forEach((book) => sheet.appendRow([book.name]));
}
function publishers() {
  return JSON.parse(UrlFetchApp.fetch(KOMGA + '/publishers').getContentText()); // want: migrated
}
