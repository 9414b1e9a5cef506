// fixture: profile=komga
import { createHmac } from 'node:crypto';

const sign = (method: string, path: string) => createHmac('sha256', 'secret').update(`${method} ${path}`).digest('hex');
const base = process.env.KOMGA_URL;

export class Books {
  async all(library: string) {
    const headers = this.headers('GET', '/api/v1/books'); // mention
    const response = await fetch(`${base}/api/v1/books?library_id=${library}`, { headers }); // want: manual used-beside
    return (await response.json()).totalElements;
  }
  private headers(method: string, path: string) {
    return { 'X-Signature': sign(method, path) };
  }
}

export class Genres {
  private readonly path = '/api/v1/genres';
  private readonly signature = sign('GET', this.path);
  async all(): Promise<string[]> {
    const response = await fetch(`${base}${this.path}`, { headers: { 'X-Signature': this.signature } }); // want: manual used-beside
    return response.json();
  }
}

// The path of another request is not that of this one
export class Tags {
  private readonly path = '/api/v1/tags';
  private readonly other = sign('GET', '/api/v1/libraries');
  async all(): Promise<string[]> {
    const response = await fetch(`${base}${this.path}`, { headers: { 'X-Other': this.other } }); // want: migrated
    return response.json();
  }
}
