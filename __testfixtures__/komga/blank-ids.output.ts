// fixture: profile=komga
declare function useState<T>(start: T): [T, (next: T) => void];

const base = process.env.KOMGA_URL;

/** An empty id asks for all libraries. */
export function useCount() {
  const [libraryId, choose] = useState('');
  return { count: () => count(libraryId), choose };
}

async function count(libraryId: string) {
  const query = new URLSearchParams({ size: '1' });
  const response = await fetch(`${base}/api/v1/series/list?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: libraryId ? { libraryId: { operator: 'is', value: libraryId } } : undefined }),
  }); // want: migrated
  return (await response.json()).totalElements;
}

/** Nothing sets this id to a blank string. */
export async function related(collectionId: string) {
  const response = await fetch(`${base}/api/v1/series/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { collectionId: { operator: 'is', value: collectionId } } }),
  }); // want: migrated
  return (await response.json()).content;
}
