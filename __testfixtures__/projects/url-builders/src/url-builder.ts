/** Builds addresses of the server. Mutable on purpose: filters are added as the user picks them. */
export class UrlBuilder {
  private readonly parameters: [string, string][] = [];

  constructor(
    private readonly base: string,
    private readonly path: string,
  ) {}

  addQueryParameter(name: string, value: string | number | boolean | undefined | null): this {
    if (value !== undefined && value !== null && value !== '') {
      this.parameters.push([name, String(value)]);
    }
    return this;
  }

  addQueryParameters(name: string, values: readonly string[]): this {
    for (const value of values) this.addQueryParameter(name, value);
    return this;
  }

  build(): string {
    const query = this.parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
    return query ? `${this.base}${this.path}?${query}` : `${this.base}${this.path}`;
  }
}
