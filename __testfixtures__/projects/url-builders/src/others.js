const root = process.env.KOMGA_URL;

class Address {
  #search = new URLSearchParams();
  constructor(path) {
    this.path = path;
  }
  set(name, value) {
    if (value) this.#search.set(name, value);
    return this;
  }
  toString() {
    return `${root}/api/v1${this.path}?${this.#search}`;
  }
}

// Adds a filter itself
class Fixed {
  list = [];
  constructor(path) {
    this.path = path;
    this.add('deleted', 'false');
  }
  add(name, value) {
    this.list.push(`${name}=${encodeURIComponent(value)}`);
    return this;
  }
  build() {
    return `${root}/api/v1${this.path}?${this.list.join('&')}`;
  }
}

// Changes names
class Snake {
  list = [];
  constructor(path) {
    this.path = path;
  }
  with(name, value) {
    this.list.push([name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]);
    return this;
  }
  build() {
    return `${root}/api/v1${this.path}?${new URLSearchParams(this.list)}`;
  }
}

// Changes names at the end
class Late {
  list = [];
  constructor(path) {
    this.path = path;
  }
  with(name, value) {
    this.list.push([name, value]);
    return this;
  }
  build() {
    const pairs = this.list.map(([name, value]) => `${name.toLowerCase()}=${encodeURIComponent(value)}`);
    return `${root}/api/v1${this.path}?${pairs.join('&')}`;
  }
}

export const unread = (library, isDone) =>
  fetch(new Address('/series').set('library_id', library).set('complete', isDone).set('size', 5).toString()); // want: review assumed-single
export const ended = () => fetch(new Address('/series').set('status', 'ENDED').toString()); // want: migrated
export const open = () => fetch(new Address('/series').set('complete', false).toString()); // want: manual query-unknown
export const fixed = () => fetch(new Fixed('/series').add('status', 'ENDED').build()); // want: manual query-unknown
export const snake = (id) => fetch(new Snake('/series').with('libraryId', id).build()); // want: manual query-unknown
export const late = (id) => fetch(new Late('/series').with('LIBRARY_ID', id).build()); // want: manual query-unknown
