// Series that are there twice under the same name, usually one of them from a bad import.
// Compares the first books to say whether they are the same scans.

import { type Book, get, items, type Page, type Series } from "../lib/komga.ts"
import { collect, mapLimit } from "../lib/limit.ts"
import { groupBy } from "../lib/pipe.ts"

const normal = (s: string) => s.toLowerCase().replace(/\(.*?\)|[^\p{L}\p{N}]/gu, "")

const library = process.argv[2]
const all = await collect(items<Series>("/series", library ? { library_id: library } : {}))
const suspects = [...groupBy((s: Series) => normal(s.name))(all).values()].filter((g) => g.length > 1)

console.error(`${all.length} series, ${suspects.length} names more than once`)

const firstBook = async (s: Series): Promise<Book | undefined> => {
  const page = await get<Page<Book>>(`/series/${s.id}/books`)({ size: 1 })
  return page.content[0]
}

for (const group of suspects) {
  const books = await mapLimit(group, 4, firstBook)
  const hashes = new Set(books.map((b) => b?.fileHash).filter(Boolean))
  const verdict = hashes.size === 1 ? "same file" : "different files"
  console.log(`${group[0].metadata.title}: ${group.map((s) => s.id).join(" ")} (${verdict})`)
}
