// fixture: profile=komga
// What `URLSearchParams` gives is a text or null.
const komga = 'http://komga.local:25600/api/v1';

interface Series {
  metadata: { publisher: string };
}

export async function shelf(url: URL) {
  const tag = url.searchParams.get('tag');
  const genre = url.searchParams.get('genre') ?? 'Action';
  const query = new URLSearchParams({ size: '20' });
  const response = await fetch(`${komga}/series/list?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          ...(genre ? [{ anyOf: genre.split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) }] : []),
          ...(tag ? [{ anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) }] : []),
        ],
      },
    }),
  }); // want: migrated
  return response.json();
}

export async function tagged(search: string) {
  const given = new URLSearchParams(search);
  const label = given.get('label');
  const response = await fetch(`${komga}/series/list?size=9`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: label
        ? { anyOf: label.split(/\s*,\s*/).map((value) => ({ sharingLabel: { operator: 'is', value } })) }
        : undefined,
    }),
  }); // want: migrated
  return response.json();
}

// A publisher that the service gave is one, whatever commas are in its name.
export async function more(series: Series) {
  const { publisher } = series.metadata;
  const all = await fetch(`${komga}/series/list?size=9`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: series.metadata.publisher
        ? { publisher: { operator: 'is', value: series.metadata.publisher } }
        : undefined,
    }),
  }); // want: review lone-comma
  return [publisher, await all.json()];
}

// A test around the call says that a text is there.
export const chosen = async (url: URL) => {
  const tag = url.searchParams.get('tag');
  return tag ? await fetch(`${komga}/books/list?size=8`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: { anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) },
    }),
  }) : undefined; // want: migrated
};

export async function ofLibrary(library: string | undefined, tag?: string) {
  if (!library || !tag) return [];
  const response = await fetch(`${komga}/books/list?size=7`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          { libraryId: { operator: 'is', value: library } },
          { anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) },
        ],
      },
    }),
  }); // want: migrated
  return response.json();
}

// Another call of the function may come without one.
export async function again(tag?: string | null) {
  if (tag === undefined) console.log('all books');
  const response = await fetch(`${komga}/books/list?size=6`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: { anyOf: String(tag).split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) },
    }),
  }); // want: migrated
  return response.json();
}
