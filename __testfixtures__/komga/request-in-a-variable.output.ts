// fixture: profile=komga
// A request is put together in a variable that only one call reads: it is changed where it is written.
const base = 'https://komga.example.com/api/v1';

export class Reader {
  private readonly auth = { 'X-API-Key': 'k' };

  async booksOf(id: string) {
    const request: RequestInit = {
      method: 'POST',
      headers: { ...this.auth, 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
    };
    const response = await fetch(`${base}/books/list?unpaged=true&sort=metadata.numberSort,asc`, request); // want: migrated
    return response.json();
  }

  async found(text: string, headers: Record<string, string>) {
    const options = {
      headers: { ...Object.fromEntries(new Headers(headers)), 'content-type': 'application/json' },
      cache: 'no-store',
      method: 'POST',
      body: JSON.stringify({ fullTextSearch: text }),
    } as const;
    return (await fetch(`${base}/series/list`, options)).json(); // want: migrated
  }

  // What is written in between may change the headers: the call gets a copy.
  async signed(library: string, headers: Record<string, string>) {
    const options = { headers };
    headers['X-Signed'] = library;
    return (
      await fetch(`${base}/books/list`, {
        ...options,
        method: 'POST',
        headers: { ...Object.fromEntries(new Headers(options.headers)), 'content-type': 'application/json' },
        body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
      })
    ).json(); // want: migrated
  }

  // Only the old query needed this.
  private library = '';
  async count() {
    const response = await fetch(`${base}/series/list?size=1`, {
      headers: { ...this.auth, 'Content-Type': 'application/json' },
      method: 'POST',
      body: JSON.stringify({
        condition: this.library ? { libraryId: { operator: 'is', value: this.library } } : undefined,
      }),
    }); // want: migrated
    return response.json();
  }
}
