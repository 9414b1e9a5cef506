const server = process.env.KOMGA_URL ?? 'http://localhost:25600';

export abstract class Repository {
  protected abstract readonly resource: string;
  protected get root(): string {
    return `${server}/api/v1/${this.resource}`;
  }
  async first<T>(): Promise<T[]> {
    const response = await fetch(this.root); // want: migrated, migrated
    return (await response.json()).content;
  }
}

export class OpenRepository {
  protected resource = 'series';
  protected get root(): string {
    return `${server}/api/v1/${this.resource}`;
  }
  async first<T>(): Promise<T[]> {
    const response = await fetch(this.root); // want: manual overridden
    return (await response.json()).content;
  }
}
