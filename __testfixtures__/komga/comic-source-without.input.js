// fixture: profile=komga
// In a class that extends something else, that name may be anything.
class Shelf extends Widget {
  async load() {
    const res = await Network.get('http://komga.lan/api/v1/series?search=bone', this.headers); // want: manual no-slot
    return JSON.parse(res.body).content;
  }
}

const komgaLatest = async (headers) => JSON.parse((await Network.get('http://komga.lan/api/v1/books', headers)).body); // want: manual no-slot
