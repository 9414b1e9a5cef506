// fixture: profile=komga
// A request is put together in a variable that only one call reads: it is changed where it is written.
const base = 'https://komga.example.com/api/v1';

export class Reader {
  private readonly auth = { 'X-API-Key': 'k' };

  async booksOf(id: string) {
    const request: RequestInit = { method: 'GET', headers: this.auth };
    const response = await fetch(`${base}/series/${id}/books?unpaged=true`, request); // want: migrated
    return response.json();
  }

  async found(text: string, headers: Record<string, string>) {
    const options = { headers, cache: 'no-store' } as const;
    return (await fetch(`${base}/series?search=${encodeURIComponent(text)}`, options)).json(); // want: migrated
  }

  // What is written in between may change the headers: the call gets a copy.
  async signed(library: string, headers: Record<string, string>) {
    const options = { headers };
    headers['X-Signed'] = library;
    return (await fetch(`${base}/books?library_id=${library}`, options)).json(); // want: migrated
  }

  // Only the old query needed this.
  private library = '';
  async count() {
    const scope = this.library ? `&library_id=${this.library}` : '';
    const response = await fetch(`${base}/series?size=1${scope}`, { headers: this.auth }); // want: migrated
    return response.json();
  }
}
