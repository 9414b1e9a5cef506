type Send = (method: string, path: string, body?: unknown) => Promise<any>;

// Who gives the sender is elsewhere.
export class Client {
  constructor(private readonly send: Send) {}
  series(library: string) {
    return this.send('GET', `/api/v1/series?library_id=${library}&size=1`); // want: manual trial-differs
  }
}
