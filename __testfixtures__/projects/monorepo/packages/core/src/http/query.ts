export type Filter = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

export function toQuery(filter: Filter): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item));
  }
  return query;
}
