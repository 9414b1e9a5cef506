// fixture: profile=komga
// Classes that keep their only instance
class Base {
  root() {
    throw new Error('not implemented');
  }

  async read(path) {
    return (await fetch(this.root() + path)).json();
  }
}

class Shelf extends Base {
  static #instance;

  static get shared() {
    return (Shelf.#instance ??= new Shelf());
  }

  root() {
    return 'http://komga.local';
  }

  static genres() {
    return Shelf.shared.read('/api/v1/genres').then((names) => names.length); // want: migrated
  }
}

class Rack extends Base {
  static instance = null;

  static get shared() {
    if (!Rack.instance) Rack.instance = new Rack();
    return Rack.instance;
  }

  static again() {
    Rack.instance = new Rack();
  }

  root() {
    return 'http://komga.local/rack';
  }

  static languages() {
    return Rack.shared.read('/api/v1/languages').then((names) => names.length); // want: migrated
  }
}

class Open extends Base {
  root() {
    return 'http://komga.local/open';
  }
}

class Opener extends Open {
  root() {
    return 'http://opener.local';
  }
}

// An object from elsewhere may be of either class
const labels = (shelf) => (shelf instanceof Open ? shelf.read('/api/v1/sharing-labels') : []); // want: manual

module.exports = { Shelf, Rack, Opener, labels };
