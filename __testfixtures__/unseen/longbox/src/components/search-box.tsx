'use client';

import { useEffect, useState, useTransition } from 'react';
import useSWR from 'swr';
import { search, type SearchResult } from '@/app/search/actions';

const names = (url: string): Promise<string[]> => fetch(url).then((r) => r.json());

export function SearchBox() {
  const [term, setTerm] = useState('');
  const [result, setResult] = useState<SearchResult | null>(null);
  const [pending, start] = useTransition();

  const { data: people = [] } = useSWR(
    term.length > 2 ? `/api/komga/authors/names?search=${encodeURIComponent(term)}` : null,
    names,
    { keepPreviousData: true },
  );

  useEffect(() => {
    const timer = setTimeout(() => start(async () => setResult(await search(term))), 250);
    return () => clearTimeout(timer);
  }, [term]);

  return (
    <div>
      <input value={term} onChange={(event) => setTerm(event.target.value)} list="people" />
      <datalist id="people">
        {people.slice(0, 10).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {pending && <span>…</span>}
      <ul>
        {result?.series.map((s) => (
          <li key={s.id}>
            <a href={`/series/${s.id}`}>{s.title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
