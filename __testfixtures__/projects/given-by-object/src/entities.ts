export class Entities {
  constructor(private readonly kind: string) {}
  async fetchAll(rest = ''): Promise<string[]> {
    return (await fetch(`${process.env.KOMGA_URL}/api/v1/${this.kind}${rest}`)).json();
  }
}

export abstract class Resource {
  protected abstract readonly path: string;
  protected verb(): string {
    return 'POST';
  }
  async save(id: string, body: object): Promise<number> {
    const init = { method: this.verb(), headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(`${process.env.KOMGA_URL}${this.path}/${id}`, init)).status;
  }
}
