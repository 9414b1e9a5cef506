// fixture: profile=komga
declare function useState<T>(start: T): [T, (next: T) => void];

const base = process.env.KOMGA_URL;

/** An empty id asks for all libraries. */
export function useCount() {
  const [libraryId, choose] = useState('');
  return { count: () => count(libraryId), choose };
}

async function count(libraryId: string) {
  const query = new URLSearchParams({ library_id: libraryId, size: '1' });
  const response = await fetch(`${base}/api/v1/series?${query}`); // want: migrated
  return (await response.json()).totalElements;
}

/** Nothing sets this id to a blank string. */
export async function related(collectionId: string) {
  const query = new URLSearchParams({ collection_id: collectionId });
  const response = await fetch(`${base}/api/v1/series?${query}`); // want: migrated
  return (await response.json()).content;
}
