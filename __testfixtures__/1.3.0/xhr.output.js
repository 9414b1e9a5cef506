(function (global) {
  'use strict';

  function put(id, settings, callback) {
    var xhr = new XMLHttpRequest();
    xhr.open('PATCH', '/api/v1/libraries/' + encodeURIComponent(id)); // want: migrated
    xhr.setRequestHeader('Content-Type', 'application/json');
    xhr.onload = function () {
      callback(xhr.status < 300 ? null : new Error(xhr.statusText));
    };
    xhr.send(JSON.stringify(settings));
  }

  function putAndWait(base, id, settings) {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.addEventListener('load', () => resolve(request.status));
      request.addEventListener('error', reject);
      request.open("PATCH", `${base}/api/v1/libraries/${id}`, true); // want: migrated
      request.setRequestHeader('content-type', 'application/json');
      request.send(JSON.stringify(settings));
    });
  }

  function read(id, callback) {
    var xhr = new XMLHttpRequest();
    xhr.open('GET', '/api/v1/libraries/' + id); // nope: reading a library is not deprecated
    xhr.onload = function () { callback(JSON.parse(xhr.responseText)); };
    xhr.send();
  }

  global.libraryStore = { put: put, putAndWait: putAndWait, read: read };
})(window);
