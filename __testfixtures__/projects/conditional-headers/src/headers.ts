const KOMGA = process.env.KOMGA_ADDRESS;

// The content type may be gone, or another one, when the request is sent
const typed = new Headers({ 'Content-Type': 'application/json' });
export const untype = () => typed.delete('content-type');
export const ended = async () =>
  (await fetch(`${KOMGA}/api/v1/series?status=ENDED`, { headers: typed })).json(); // want: migrated

export class Reader {
  headers = new Headers({ 'Content-Type': 'application/json' });
  plain() {
    this.headers.set('Content-Type', 'text/plain');
  }
  async lost() {
    return (await fetch(`${KOMGA}/api/v1/series?tag=lost`, { headers: this.headers })).json(); // want: migrated
  }
}

export class Writer {
  headers: Record<string, string> = { 'Content-Type': 'application/json' };
  clear() {
    delete this.headers['Content-Type'];
  }
  async hiatus() {
    return (await fetch(`${KOMGA}/api/v1/series?status=HIATUS`, { headers: this.headers })).json(); // want: migrated
  }
}

// It is JSON, whether it is set once or twice
const either = (isNew: boolean) => ({
  'Content-Type': 'application/json',
  ...(isNew ? { 'Content-Type': 'application/json' } : {}),
});
export const abandoned = async (isNew: boolean) =>
  (await fetch(`${KOMGA}/api/v1/series?status=ABANDONED`, { headers: either(isNew) })).json(); // want: migrated
