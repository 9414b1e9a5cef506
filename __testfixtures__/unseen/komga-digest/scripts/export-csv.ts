import { type Book, items } from "../lib/komga.ts"

const [library, ...tags] = process.argv.slice(2)
if (!library) {
  console.error("usage: bun csv <library id> [tag...]")
  process.exit(2)
}

const cell = (value: unknown): string => {
  const text = value == null ? "" : String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const COLUMNS: [string, (b: Book) => unknown][] = [
  ["series", (b) => b.seriesTitle],
  ["number", (b) => b.metadata.number],
  ["title", (b) => b.metadata.title],
  ["released", (b) => b.metadata.releaseDate],
  ["pages", (b) => b.media.pagesCount],
  ["bytes", (b) => b.sizeBytes],
  ["writers", (b) =>
    b.metadata.authors.filter((a) => a.role === "writer").map((a) => a.name).join("; ")],
]

const out = Bun.stdout.writer()
out.write(COLUMNS.map(([name]) => name).join(",") + "\n")

let rows = 0
for await (
  const book of items<Book>("/books", {
    library_id: library,
    tag: tags,
    sort: ["series,asc", "metadata.numberSort,asc"],
  }, 1000)
) {
  out.write(COLUMNS.map(([, value]) => cell(value(book))).join(",") + "\n")
  if (++rows % 5000 === 0) console.error(`${rows} rows`)
}
await out.end()
console.error(`${rows} rows`)
