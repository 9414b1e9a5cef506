import Link from 'next/link';
import { Suspense } from 'react';
import { ContinueStrip } from '@/components/continue-strip';
import { SearchBox } from '@/components/search-box';
import { getLibraries } from '@/lib/komga/shelf';

async function Libraries() {
  const libraries = await getLibraries();
  return (
    <ul>
      {libraries
        .filter((library) => !library.unavailable)
        .map((library) => (
          <li key={library.id}>
            <Link href={`/library/${library.id}`}>{library.name}</Link>
          </li>
        ))}
    </ul>
  );
}

export default function Home() {
  return (
    <main>
      <SearchBox />
      <ContinueStrip />
      <Suspense fallback={<p>Loading shelves…</p>}>
        <Libraries />
      </Suspense>
    </main>
  );
}
