type Query = Record<string, string | boolean | undefined>;

async function load<T>(path: string, query: Query = {}): Promise<T> {
  const url = new URL(`${process.env.KOMGA_URL}/api/v1/${path}`);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.append(name, `${value}`);
  return (await (await fetch(url)).json()) as T;
}

interface Page {
  content: { name: string }[];
}

// What stays is known, although the value of the filter is not: a name and a role.
export async function drawnBy(person: string) {
  const { content } = await load<Page>('series', { author: person, unpaged: true }); // want: review wrapper-grown
  return content;
}

// Nothing stays, which is not supported where the query is an argument of its own.
export const anyBy = (person: string) => load<Page>('series', { author: person }); // want: manual query-unknown
