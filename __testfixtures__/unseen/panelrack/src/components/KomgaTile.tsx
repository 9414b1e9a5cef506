import Link from "next/link";
import { brokenFiles } from "@/lib/komga/health";
import { genreNames, onDeck, shelfSummary } from "@/lib/komga/server";
import { SeriesSearch } from "./SeriesSearch";

export async function KomgaTile() {
  const [summary, deck, broken, genres] = await Promise.all([
    shelfSummary(),
    onDeck(4),
    brokenFiles(),
    genreNames(),
  ]);

  return (
    <section className="tile tile-komga">
      <header>
        <h2>Komga</h2>
        {broken && broken.broken > 0 && (
          <span className="dot" title={broken.sample.join("\n")}>
            {broken.broken}
          </span>
        )}
      </header>
      <p>
        {summary.totalSeries} series, {summary.unreadSeries} untouched, {genres.length} genres
      </p>
      <SeriesSearch />
      <h3>Reading</h3>
      <ul>
        {summary.reading.map((book) => (
          <li key={book.id}>
            {book.seriesTitle} {book.metadata.number}{" "}
            <progress value={book.readProgress?.page ?? 0} max={book.media.pagesCount} />
          </li>
        ))}
      </ul>
      <h3>On deck</h3>
      <ul>
        {deck.map((book) => (
          <li key={book.id}>{book.seriesTitle}</li>
        ))}
      </ul>
      <nav>
        {summary.libraries.map((lib) => (
          <Link key={lib.id} href={`/libraries/${lib.id}`} className={lib.unavailable ? "off" : ""}>
            {lib.name}
          </Link>
        ))}
      </nav>
    </section>
  );
}
