import Link from "next/link";
import { genreNames, seriesOfLibrary } from "@/lib/komga/server";

interface Props {
  params: { id: string };
  searchParams: { page?: string; status?: string; q?: string };
}

export default async function LibraryPage({ params, searchParams }: Props) {
  const current = Number(searchParams.page ?? 0);
  const [page, genres] = await Promise.all([
    seriesOfLibrary(params.id, { page: current, status: searchParams.status, query: searchParams.q }),
    genreNames(params.id),
  ]);

  return (
    <main>
      <p className="chips">
        {genres.map((g) => (
          <span key={g}>{g}</span>
        ))}
      </p>
      <ol start={current * 24 + 1}>
        {page.content.map((s) => (
          <li key={s.id}>
            <Link href={`/series/${s.id}`}>{s.metadata.title}</Link> ({s.booksUnreadCount}/{s.booksCount})
          </li>
        ))}
      </ol>
      {!page.last && <Link href={`/libraries/${params.id}?page=${current + 1}`}>more</Link>}
    </main>
  );
}
