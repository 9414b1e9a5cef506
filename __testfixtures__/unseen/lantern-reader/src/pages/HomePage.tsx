import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { keepReading, onDeck, recentlyReleased } from '../api/books';
import { newSeries, unreadOf } from '../api/series';
import type { Book } from '../api/types';

function Row({ title, books }: { title: string; books: Book[] }) {
  if (books.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {books.map((b) => (
        <Link key={b.id} to={`/books/${b.id}/read`}>
          {b.seriesTitle} {b.metadata.number}
        </Link>
      ))}
    </section>
  );
}

export function HomePage() {
  const reading = useQuery({ queryKey: ['home', 'reading'], queryFn: () => keepReading() });
  const deck = useQuery({ queryKey: ['home', 'deck'], queryFn: () => onDeck() });
  const released = useQuery({ queryKey: ['home', 'released'], queryFn: () => recentlyReleased() });
  const fresh = useQuery({ queryKey: ['home', 'new'], queryFn: newSeries });

  const start = async (seriesId: string) => {
    const [first] = await unreadOf(seriesId);
    if (first) window.location.assign(`/books/${first.id}/read`);
  };

  return (
    <>
      <Row title="Keep reading" books={reading.data?.content ?? []} />
      <Row title="On deck" books={deck.data?.content ?? []} />
      <Row title="Just released" books={released.data?.content ?? []} />
      <section>
        <h2>New series</h2>
        {fresh.data?.content.map((s) => (
          <button key={s.id} onClick={() => start(s.id)}>
            {s.metadata.title}
          </button>
        ))}
      </section>
    </>
  );
}
