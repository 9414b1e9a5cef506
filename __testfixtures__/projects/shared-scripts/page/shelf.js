var Shelf = Shelf || {};

Shelf.server = 'http://nas.lan:25600';

Shelf.send = function (method, path, data, done) {
  var xhr = new XMLHttpRequest();
  xhr.open(method, Shelf.server + '/api/v1/' + path, true);
  if (data) {
    xhr.setRequestHeader('Content-Type', 'application/json');
  }
  xhr.onreadystatechange = function () {
    if (xhr.readyState === 4 && xhr.status < 300) {
      done(xhr.responseText ? JSON.parse(xhr.responseText) : null);
    }
  };
  xhr.send(data ? JSON.stringify(data) : null);
};
