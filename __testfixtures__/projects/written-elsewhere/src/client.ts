const S = process.env.KOMGA_URL;

export class Prefixed {
  prefix = '/api/v1';
  genres() {
    return fetch(`${S}${this.prefix}/genres`); // want: manual shared-text
  }
}

export class Merged {
  prefix = '/api/v1';
  constructor(options: Partial<Merged> = {}) {
    Object.assign(this, options);
  }
  languages() {
    return fetch(`${S}${this.prefix}/languages`); // want: manual shared-text
  }
}

/** No object of it is given a prefix of its own. */
export class Settled {
  prefix = '/api/v1';
  timeout = 10;
  constructor(options: Partial<Settled> = {}) {
    Object.assign(this, options);
  }
  publishers() {
    return fetch(`${S}${this.prefix}/publishers`); // want: review response-not-shown
  }
}

export class Keyed {
  path = '/api/v1/tags';
  set(key: 'path', value: string) {
    this[key] = value;
  }
  tags() {
    return fetch(S + this.path); // want: manual shared-text
  }
}

export class Replaced {
  request(path: string) {
    return fetch(S + path).then((response) => response.json());
  }
  tags() {
    return this.request('/api/v1/tags/series'); // want: review unknown-client
  }
}
