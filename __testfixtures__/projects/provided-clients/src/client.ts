export class Shelf {
  constructor(
    private readonly base: string,
    private readonly token: string,
  ) {}
  async read<T>(path: string): Promise<T> {
    const response = await fetch(`${this.base}/api/v1${path}`, { headers: { Authorization: `Bearer ${this.token}` } });
    return (await response.json()) as T;
  }
}
export class Weather {
  async read<T>(path: string): Promise<T> {
    return (await (await fetch(`https://weather.example/v3${path}`)).json()) as T;
  }
}
