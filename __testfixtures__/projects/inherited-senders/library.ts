class Sender {
  constructor(private readonly server: string) {}

  protected async load<T>(path: string, params: Record<string, string> = {}): Promise<T> {
    const query = new URLSearchParams(params).toString();
    const response = await fetch(`${this.server}/api/v1/${path}${query ? `?${query}` : ''}`, {
      headers: { 'X-API-Key': process.env.KOMGA_KEY ?? '' },
    });
    return await response.json();
  }
}

export class Library extends Sender {
  protected override async load<T>(path: string, params: Record<string, string> = {}): Promise<T> {
    const value = await super.load<T>(path, params);
    return value;
  }

  async reading() {
    // The query on the way is not an object of options.
    return (await this.load<{ content: string[] }>('books', { read_status: 'IN_PROGRESS', size: '50' })).content; // want: review wrapper-grown
  }

  latest() {
    return this.load('books/latest', { size: '5' }); // nope: a live list
  }
}
