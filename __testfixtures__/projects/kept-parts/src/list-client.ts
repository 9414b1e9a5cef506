export type Query = Record<string, string>;

export abstract class ListClient {
  protected history: Query[] = [];
  last = '';

  protected async list(path: string, query: Query) {
    this.history.push(query);
    return (await fetch(`${process.env.BASE_URL}/api/v1/${path}?${new URLSearchParams(query)}`)).json();
  }

  protected async names(path: string): Promise<string[]> {
    this.last = path;
    return (await fetch(`${process.env.BASE_URL}/api/v1/${path}`)).json();
  }
}
