// fixture: profile=komga
// Two services behind one base class, whose address has one of two forms
const centra = require('centra');

class TrimmedServer {
  constructor(host) {
    this.host = host.endsWith('/') ? host.slice(0, -1) : host;
  }
  async load(path) {
    const response = await centra(this.host, 'GET').path(`/api${path}`).send();
    return response.json();
  }
}
class KomgaLists extends TrimmedServer {
  tags() {
    return this.load('/v2/tags?unpaged=true').then((page) => page.content); // want: migrated
  }
}
class QuoteLists extends TrimmedServer {
  tags() {
    return this.load('/v1/tags'); // want: manual base-unknown
  }
}
module.exports = [new KomgaLists(process.env.A ?? ''), new QuoteLists(process.env.B ?? '')];
