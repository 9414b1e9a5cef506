function ask_(path) {
  var server = PropertiesService.getScriptProperties().getProperty('KOMGA_URL');
  return JSON.parse(UrlFetchApp.fetch(server + '/api/v1' + path).getContentText());
}

if (typeof module !== 'undefined') module.exports = { ask_: ask_ };
