/** Has a method of its own by the name of that of functions. */
export class Caller {
  async call(verb: string, path: string, body?: unknown) {
    const init = { method: verb, headers: { 'Content-Type': 'application/json' }, body: body ? JSON.stringify(body) : null };
    return (await fetch(`${process.env.KOMGA_ADDRESS}${path}`, init)).json();
  }

  series() {
    return this.call('GET', '/api/v1/series'); // want: migrated
  }
}
