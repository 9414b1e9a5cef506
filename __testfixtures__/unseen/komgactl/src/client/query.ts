type Scalar = string | number | boolean;

/**
 * Fluent builder for query strings.
 *
 *   new Query().where('status', 'ENDED').orderBy('metadata.titleSort').page(0, 100)
 */
export class Query {
  private readonly params = new URLSearchParams();

  /** Adds the filter, unless there is nothing to filter by. */
  where(name: string, value: Scalar | readonly Scalar[] | undefined): this {
    if (value === undefined) return this;
    for (const one of Array.isArray(value) ? value : [value]) this.params.append(name, String(one));
    return this;
  }

  orderBy(field: string, direction: 'asc' | 'desc' = 'asc'): this {
    this.params.append('sort', `${field},${direction}`);
    return this;
  }

  page(number: number, size = 100): this {
    this.params.set('page', String(number));
    this.params.set('size', String(size));
    return this;
  }

  all(): this {
    this.params.set('unpaged', 'true');
    return this;
  }

  toString(): string {
    const text = this.params.toString();
    return text ? `?${text}` : '';
  }
}
