import { notFound } from 'next/navigation';
import { KomgaHttpError } from '@/lib/komga/client';
import { getEntryPoint, getSeries } from '@/lib/komga/shelf';
import { onKavita } from '@/lib/kavita';

export default async function SeriesPage({ params }: { params: { id: string } }) {
  const series = await getSeries(params.id).catch((error: unknown) => {
    if (error instanceof KomgaHttpError && error.status === 404) notFound();
    throw error;
  });
  const [entry, twin] = await Promise.all([
    getEntryPoint(series.id),
    onKavita(series.metadata.title),
  ]);

  return (
    <main>
      <h1>{series.metadata.title}</h1>
      <p>{series.metadata.summary}</p>
      <p>
        {series.booksReadCount} of {series.booksCount} read
      </p>
      {entry && (
        <a href={`/read/${entry.id}`}>
          {entry.readProgress ? 'Continue' : 'Start'} with {entry.metadata.number}
        </a>
      )}
      {twin && <small>also in {twin.libraryName} on Kavita</small>}
    </main>
  );
}
