import axios from 'axios';
import { useEffect, useState } from 'react';

export const load = async <T,>(convert: (values: string[]) => T): Promise<T> => convert((await axios.get<string[]>('/v2/genres')).data); // want: review response-not-shown

export const listOf = <T extends object>(page: { content: T[] }): T[] => page.content;

export function Languages<T extends string = string>({ pick }: { pick: (language: T) => void }) {
  const [languages, setLanguages] = useState<T[]>([]);
  useEffect(() => void axios.get<T[]>('/v2/languages').then(({ data }) => setLanguages(data)), []); // want: review response-not-shown
  return (
    <>
      {languages.map((language) => (
        <button key={language} type="button" onClick={() => pick(language)}>
          {language}
        </button>
      ))}
      <button
        type="button"
        title="It's &quot;all&quot; &amp; more"
        onClick={async () => console.debug(listOf<{ id: string }>(await (await fetch('/api/v1/series/list', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({}),
        })).json()))} /* want: review response-not-shown */
      >
        series &nbsp;&raquo;
      </button>
      {/* want: review response-not-shown */}
      <button type="button" onClick={() => fetch('/api/v1/books/list', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({}),
      })}>books</button>
    </>
  );
}
