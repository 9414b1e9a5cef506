/** A query that writes itself into a text: `?size=5`, or nothing. */
export class Query {
  private readonly params = new URLSearchParams();

  with(name: string, value: string | number | boolean | undefined | null): this {
    if (value !== undefined && value !== null && value !== '') this.params.set(name, String(value));
    return this;
  }

  many(name: string, values?: readonly string[]): this {
    for (const value of values ?? []) this.params.append(name, value);
    return this;
  }

  /** One value or several. */
  where(name: string, value: string | number | boolean | readonly string[] | undefined): this {
    if (value === undefined) return this;
    for (const one of Array.isArray(value) ? value : [value]) this.params.append(name, String(one));
    return this;
  }

  page(page = 0, size = 20): this {
    return this.with('page', page).with('size', Math.min(size, 100));
  }

  sort(field: string, direction: 'asc' | 'desc' = 'asc'): this {
    this.params.append('sort', `${field},${direction}`);
    return this;
  }

  unread(): this {
    this.params.set('read_status', 'UNREAD');
    return this;
  }

  /** It sets what its body does not show. */
  from(filters: Record<string, string>): this {
    for (const [name, value] of Object.entries(filters)) this.params.set(name, value);
    return this;
  }

  toString(): string {
    const text = this.params.toString();
    return text ? `?${text}` : '';
  }
}

/** It adds to the query as it is written. */
export class Scoped {
  private readonly params = new URLSearchParams();

  with(name: string, value: string): this {
    this.params.set(name, value);
    return this;
  }

  toString(): string {
    this.params.set('deleted', 'false');
    return `?${this.params}`;
  }
}

export const query = () => new Query();
