export class Corner {
  constructor(plugin, shop) {
    this.plugin = plugin;
    this.shop = shop;
  }

  async read(path) {
    const { endpoint, token } = this.plugin.settings;
    const res = await fetch(`${endpoint}${path}`, { headers: { 'X-API-Key': token } });
    return res.json();
  }

  genres() {
    return this.read('/genres'); // want: review wrapper-grown
  }

  unread() {
    return this.read('/books?read_status=UNREAD'); // want: review wrapper-grown
  }

  one(id) {
    return this.read(`/books/${id}`); // nope: one book
  }

  async wares() {
    const res = await fetch(`${this.shop.root}/books`); // nope: the shop
    return res.json();
  }
}
