import { saveLibrary } from '@/api';

export function LibraryForm({ library }: { library: { id: string; name: string } }) {
  return <button onClick={() => saveLibrary(library.id, { name: library.name })}>Save</button>;
}
