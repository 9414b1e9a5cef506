import { useEffect, useState } from 'react';
import { requester } from '@/lib';

export function Search({ words }: { words: string }) {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    const control = new AbortController();
    requester<{ content: { name: string }[] }>({ url: `/api/v1/series?search=${words}`, method: 'GET', signal: control.signal }) // want: review query-parameters
      .then(({ content }) => setNames(content.map(({ name }) => name)));
    return () => control.abort();
  }, [words]);
  return <ul>{names.map((name) => <li key={name}>{name}</li>)}</ul>;
}
