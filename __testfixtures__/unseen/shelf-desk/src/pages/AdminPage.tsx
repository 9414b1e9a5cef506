import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { brokenBooks } from '@/api/booksApi';
import { listLibraries, saveLibrary, scanLibrary } from '@/api/librariesApi';
import { keys } from '@/queries/keys';

export function Component() {
  const client = useQueryClient();
  const [page, setPage] = useState(0);
  const libraries = useQuery({ queryKey: keys.libraries, queryFn: listLibraries });
  const broken = useQuery({ queryKey: ['books', 'broken', page], queryFn: () => brokenBooks(page) });
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) => saveLibrary(id, { name }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.libraries }),
  });

  return (
    <main>
      <h2>Libraries</h2>
      {libraries.data?.map((library) => (
        <p key={library.id}>
          <input
            defaultValue={library.name}
            onBlur={(event) => rename.mutate({ id: library.id, name: event.target.value })}
          />
          <button onClick={() => void scanLibrary(library.id)}>Scan</button>
        </p>
      ))}
      <h2>Broken books</h2>
      {broken.data?.content.map((book) => (
        <p key={book.id}>
          {book.seriesTitle} / {book.name}: {book.media.status}
        </p>
      ))}
      {broken.data && !broken.data.last && <button onClick={() => setPage(page + 1)}>Next</button>}
    </main>
  );
}
