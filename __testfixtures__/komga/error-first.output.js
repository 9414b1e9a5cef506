// fixture: profile=komga
function ajax(method, path, data, done) {
  var xhr = new XMLHttpRequest();
  xhr.open(method, 'http://komga.lan' + path, true);
  xhr.setRequestHeader('Content-Type', 'application/json');
  xhr.onload = function () {
    if (xhr.status >= 200 && xhr.status < 300) {
      done(null, xhr.responseText ? JSON.parse(xhr.responseText) : null);
    } else {
      done(new Error('HTTP ' + xhr.status));
    }
  };
  xhr.send(data ? JSON.stringify(data) : null);
}

function load(path, done) {
  fetch('http://komga.lan' + path)
    .then(function (response) { return response.json(); })
    .then(function (data) { done(null, data); })
    .catch(done);
}

function loadText(path, done) {
  fetch('http://komga.lan' + path).then(function (response) { return response.text(); }).then(function (text) { done(null, text); }, done);
}

function loadAnd(path, done) {
  load(path, function (error, list) { done(error, list.map(String)); });
}

ajax('GET', '/api/v2/tags?unpaged=true', null, function (error, tags) { // want: migrated
  if (error) return console.error(error);
  tags.content.forEach(function (tag) { console.log(tag); });
});

load('/api/v2/genres?unpaged=true', function (error, genres) { // want: migrated
  fill(genres?.content || []);
});

loadText('/api/v1/languages', function (error, text) { // want: manual callback
  fill(JSON.parse(text));
});

loadAnd('/api/v1/publishers', function (error, publishers) { // want: manual callback
  fill(publishers);
});

function fill(items) {
  console.log(items);
}
