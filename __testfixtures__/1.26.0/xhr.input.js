export class Lookups {
  constructor(base, onError) {
    this.base = base;
    this.onError = onError;
  }

  genres(done) {
    const xhr = new XMLHttpRequest();
    xhr.open('GET', this.base + '/api/v1/genres'); // want: review response-not-shown
    xhr.onload = () => done(JSON.parse(xhr.responseText));
    xhr.onerror = this.onError;
    xhr.send();
  }

  tags(library, done) {
    const xhr = new XMLHttpRequest();
    xhr.open('GET', `${this.base}/api/v1/tags?library_id=${library}`, true); // want: review lists-joined
    xhr.onload = () => done(JSON.parse(xhr.responseText));
    xhr.send();
  }

  bothTags(done) {
    const ofBooks = new XMLHttpRequest();
    const ofSeries = new XMLHttpRequest();
    ofBooks.open('GET', `${this.base}/api/v1/tags/book`); // want: review lists-joined
    ofSeries.open('GET', `${this.base}/api/v1/tags/series`); // want: review lists-joined
    ofBooks.onload = () => {
      ofSeries.onload = () => done(JSON.parse(ofBooks.responseText), JSON.parse(ofSeries.responseText));
      ofSeries.send();
    };
    ofBooks.send();
  }
}

function load(path, done) {
  const xhr = new XMLHttpRequest();
  xhr.onload = () => done(JSON.parse(xhr.responseText));
  xhr.open('GET', '/static/' + path); // nope: a file of the application
  xhr.send();
}

export function languages(done) {
  const xhr = new XMLHttpRequest();
  xhr.open('get', '/api/v1/languages'); // want: review response-not-shown
  xhr.onload = () => done(JSON.parse(xhr.responseText));
  xhr.send(null);
}

export function publishers(done) {
  var xhr = new XMLHttpRequest(), url = '/api/v1/publishers';
  xhr.open('GET', url); // want: review response-not-shown
  xhr.onload = () => done(JSON.parse(xhr.responseText));
  xhr.send();
}

export const labels = () =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.responseType = 'json';
    xhr.onload = () => resolve(xhr.response);
    xhr.onerror = reject;
    xhr.open('GET', '/api/v1/sharing-labels'); // want: review response-not-shown
    xhr.send();
  });

export const ages = () =>
  new Promise((resolve) => {
    const xhr = new XMLHttpRequest();
    xhr.open('GET', '/api/v1/age-ratings'); // want: review response-not-shown
    xhr.setRequestHeader('Accept', 'application/json');
    xhr.onload = () => resolve(xhr.response);
    xhr.send();
  });

export function years() {
  const xhr = new XMLHttpRequest();
  xhr.open('GET', '/api/v1/series/release-dates', false); // want: review response-not-shown
  xhr.send();
  return JSON.parse(xhr.responseText);
}

export function names(text, done) {
  const xhr = new XMLHttpRequest();
  xhr.open('GET', '/api/v1/authors/names?search=' + encodeURIComponent(text)); // want: review response-not-shown
  xhr.onload = () => done(JSON.parse(xhr.responseText));
  xhr.send();
}

export function roles(done) {
  const xhr = new window.XMLHttpRequest();
  xhr.open('GET', '/api/v1/authors/roles'); // want: review response-not-shown
  xhr.onload = () => done(JSON.parse(xhr.responseText));
  xhr.send();
  load('roles.json', console.debug);
}
