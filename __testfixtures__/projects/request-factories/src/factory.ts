export class KomgaSource {
  manager = App.createRequestManager({ requestsPerSecond: 3 });
  server = 'http://komga.local:25600';

  async search(title: string, page: number) {
    const request = App.createRequest({ // want: review unknown-client
      url: `${this.server}/api/v1/series`,
      param: `?search=${encodeURIComponent(title)}&page=${page}`,
      method: 'GET',
      headers: { 'X-API-Key': 'k' },
    });
    const response = await this.manager.schedule(request, 1);
    return JSON.parse(response.data ?? '').content;
  }

  async filtered(title: string, tags: string[]) {
    const pairs = ['page=0', 'size=40'];
    if (title) pairs.push('search=' + encodeURIComponent(title));
    for (const tag of tags) pairs.push('tag=' + encodeURIComponent(tag));
    const request = App.createRequest({ // want: review unknown-client
      url: `${this.server}/api/v1/series`,
      method: 'GET',
      param: '?' + pairs.join('&'),
    });
    const response = await this.manager.schedule(request, 1);
    return JSON.parse(response.data ?? '').content;
  }

  async owned(tags: string[]) {
    let query = '';
    const pairs: string[] = [];
    for (const tag of tags) pairs.push('tag=' + encodeURIComponent(tag));
    if (pairs.length > 0) query = '?' + pairs.join('&');
    const request = App.createRequest({ url: `${this.server}/api/v1/books`, method: 'GET', param: query }); // want: review unknown-client
    const response = await this.manager.schedule(request, 1);
    return JSON.parse(response.data ?? '').content;
  }

  async progress(id: string, page: number) {
    const request = App.createRequest({ // nope: progress
      url: `${this.server}/api/v1/books/${id}/read-progress`,
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      data: JSON.stringify({ page }),
    });
    await this.manager.schedule(request, 1);
  }

  async genres(): Promise<string[]> {
    const request = App.createRequest({ url: `${this.server}/api/v1/genres`, method: 'GET' }); // want: review unknown-client
    const response = await this.manager.schedule(request, 1);
    return JSON.parse(response.data ?? '[]');
  }
}
