// fixture: profile=komga
// A client that may be passed, and its default

class Client {
  constructor(server = process.env.KOMGA_URL) {
    this.server = server;
  }

  async get(path) {
    const response = await fetch(this.server + path);
    return response.json();
  }
}

Client.instance = new Client();

export class Lists {
  constructor(client) {
    this.client = client || Client.instance;
  }

  genres() {
    return this.client.get('/api/v2/genres?unpaged=true').then((page) => page.content); // want: migrated
  }
}

const shared = new Client();

export const tags = (options) =>
  (options?.client ?? shared).get('/api/v2/tags?unpaged=true').then((page) => page.content); // want: migrated

/** What is passed is never the client of this file. */
export const languages = ({ client }) => client.get('/api/v2/languages?unpaged=true').then((page) => page.content); // want: review unknown-client
