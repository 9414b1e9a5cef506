// `Host` belongs to the application that loads the plugin: what sends POST is not shown anywhere.
export class Shelf extends Plugin {
  async read(path) {
    const res = await Host.get(`${this.setting('server')}${path}`, this.headers);
    if (res.status !== 200) throw new Error(`HTTP ${res.status}`);
    return JSON.parse(res.body);
  }

  async find(text) {
    const { content } = await this.read(`/api/v1/series?search=${encodeURIComponent(text)}`); // want: review wrapper-grown
    return content;
  }

  publishers = () => this.read('/api/v1/publishers'); // want: migrated
}
