// fixture: profile=komga
// Sources of a reader that gives them `Network`: a response has its status and the text of its body.
class KomgaBase extends ComicSource {
  get headers() {
    return { Authorization: this.loadData('auth') };
  }

  get server() {
    return this.loadSetting('komga_url');
  }

  async read(path) {
    const res = await Network.get(this.server + path, this.headers);
    if (res.status !== 200) throw `Komga: ${res.status}`;
    return JSON.parse(res.body);
  }
}

class Komga extends KomgaBase {
  search = {
    load: async (keyword, options, page) => {
      const res = await Network.post(
        `${this.server}/api/v1/series/list?page=${page - 1}`,
        { ...this.headers, 'Content-Type': 'application/json' },
        JSON.stringify({ fullTextSearch: keyword }),
      ); // want: migrated
      return JSON.parse(res.body).content;
    },
  };

  volumes = (id) => this.read(`/api/v1/series/${id}/books`); // want: manual no-slot

  async genres() {
    return (await this.read('/api/v2/genres?unpaged=true')).content; // want: migrated
  }

  async roles() {
    const { body } = await Network.sendRequest('GET', `${this.server}/api/v2/authors/roles?unpaged=true`, this.headers); // want: migrated
    return JSON.parse(body).content;
  }

  async newest() {
    const res = await Network.sendRequest('POST', `${this.server}/api/v1/books/list?sort=createdDate,desc`, {
      ...this.headers,
      'Content-Type': 'application/json',
    }, JSON.stringify({})); // want: migrated
    return JSON.parse(res.body).content;
  }

  async rename(id, name) {
    const headers = { ...this.headers, 'Content-Type': 'application/json' };
    await Network.patch(`${this.server}/api/v1/libraries/${id}`, headers, JSON.stringify({ name })); // want: migrated
  }
}
