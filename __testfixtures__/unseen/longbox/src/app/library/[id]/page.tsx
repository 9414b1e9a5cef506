import Link from 'next/link';
import { getFacets } from '@/lib/komga/facets';
import { getShelf } from '@/lib/komga/shelf';
import { rename } from './actions';

interface Props {
  params: { id: string };
  searchParams: Record<string, string | string[] | undefined>;
}

const list = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

export default async function LibraryPage({ params, searchParams }: Props) {
  const [facets, shelf] = await Promise.all([
    getFacets(params.id),
    getShelf(params.id, {
      page: Number(searchParams.page ?? 0),
      genre: list(searchParams.genre),
      tag: list(searchParams.tag),
      age: list(searchParams.age),
      unread: searchParams.unread === '1',
    }),
  ]);

  return (
    <main>
      <form>
        <select name="age" multiple defaultValue={list(searchParams.age)}>
          {facets.ages.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <select name="genre" multiple defaultValue={list(searchParams.genre)}>
          {facets.genres.map((genre) => (
            <option key={genre}>{genre}</option>
          ))}
        </select>
        <button>Filter</button>
      </form>
      <p>{shelf.totalElements} series</p>
      <ul>
        {shelf.content.map((series) => (
          <li key={series.id}>
            <Link href={`/series/${series.id}`}>{series.metadata.title}</Link>
          </li>
        ))}
      </ul>
      <form action={rename.bind(null, params.id)}>
        <input name="name" placeholder="New name" />
        <button>Rename library</button>
      </form>
    </main>
  );
}
