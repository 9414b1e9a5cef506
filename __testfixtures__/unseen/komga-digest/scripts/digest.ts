import { type Book, get, items, type Page, type Series } from "../lib/komga.ts"
import { collect } from "../lib/limit.ts"
import { groupBy, map, pipe, sortBy, then } from "../lib/pipe.ts"

const DAYS = 14
const cutoff = new Date(Date.now() - DAYS * 86_400_000).toISOString().slice(0, 10)

const line = ([title, books]: [string, Book[]]) =>
  `- ${title}: ${books.map((b) => b.metadata.number).join(", ")}`

const fresh = pipe(
  collect(items<Book>("/books", { released_after: cutoff, media_status: ["READY"] })),
  then(groupBy((b: Book) => b.seriesTitle)),
  then((groups: Map<string, Book[]>) => [...groups]),
  then(sortBy(([title]: [string, Book[]]) => title)),
  then(map(line)),
)

// "finished and complete, and nobody has opened it yet"
const waiting = pipe(
  get<Page<Series>>("/series")({
    status: "ENDED",
    complete: true,
    read_status: "UNREAD",
    sort: "lastModified,desc",
    size: 10,
  }),
  then((page: Page<Series>) => page.content),
  then(map((s: Series) => `- ${s.metadata.title} (${s.booksCount})`)),
)

const latest = pipe(
  get<Page<Series>>("/series/latest")({ size: 5 }),
  then((page: Page<Series>) => page.content.map((s) => `- ${s.metadata.title}`)),
)

const section = (title: string, lines: string[]) =>
  lines.length ? `## ${title}\n\n${lines.join("\n")}\n` : ""

const [a, b, c] = await Promise.all([fresh, waiting, latest])
console.log([
  section(`Released since ${cutoff}`, a),
  section("Complete and waiting", b),
  section("Last touched", c),
].filter(Boolean).join("\n"))
