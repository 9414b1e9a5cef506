import { Sender } from './sender.js';

/** The address of this one is its own, whatever other servers the class is used for. */
export class Komga {
  constructor({ address, key }) {
    this.sender = new Sender(address, { 'X-API-Key': key });
  }

  read(path, query) {
    return this.sender.send('GET', path, { query });
  }

  libraries() {
    return this.read('/api/v1/libraries'); // nope: not deprecated
  }

  find(text) {
    return this.read('/api/v1/series', { search: text, size: 5 }); // want: review wrapper-grown
  }

  genres() {
    return this.read('/api/v1/genres'); // want: migrated
  }
}
