// An address that a method makes and that is also told to whoever runs the command.
export class KomgaServer {
  constructor(
    private readonly host: string,
    private readonly isTalkative = false,
  ) {}

  private addressOf(path: string, query: Record<string, string> = {}): string {
    const url = new URL(`${this.host}/api/v1${path}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.toString();
  }

  async readBelow(path: string, query?: Record<string, string>) {
    const url = this.addressOf(path, query);
    if (this.isTalkative) process.stderr.write(`GET ${url}\n`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${url}`);
    return response.json();
  }

  genres(library: string): Promise<string[]> {
    return this.readBelow('/genres', { library_id: library }); // want: review wrapper-grown
  }

  series(id: string) {
    return this.readBelow(`/series/${id}`); // nope: one series
  }
}

/** What a file on the disk or a program beside gets is no message. */
export class KomgaList {
  constructor(
    private readonly host: string,
    private readonly program: { stdin: { write(text: string): void } },
  ) {}

  private addressOf(path: string): string {
    return `${this.host}/api/v1${path}`;
  }

  async readBelow(path: string) {
    const url = this.addressOf(path);
    this.program.stdin.write(url);
    return (await fetch(url)).json();
  }

  languages(): Promise<string[]> {
    return this.readBelow('/languages'); // want: manual base-holds-version
  }
}
