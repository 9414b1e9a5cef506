import { type Author, get } from "../lib/komga.ts"
import { filter, groupBy, pipe, sortBy, then } from "../lib/pipe.ts"

/** Names that differ only in accents, dots or case: "Hergé" and "Herge", "R.K. Milholland". */
const fold = (name: string) =>
  name.normalize("NFD").replace(/\p{M}|[.\s]/gu, "").toLowerCase()

const term = process.argv[2] ?? ""

if (process.argv.includes("--names")) {
  const names = await get<string[]>("/authors/names")(term ? { search: term } : {})
  console.log(names.join("\n"))
  console.error(`${names.length} names`)
} else {
  const doubles = await pipe(
    get<Author[]>("/authors")({ search: term }),
    then(groupBy((a: Author) => fold(a.name))),
    then((groups: Map<string, Author[]>) => [...groups.values()].map((g) => [...new Set(g.map((a) => a.name))])),
    then(filter((g: string[]) => g.length > 1)),
    then(sortBy((g: string[]) => g[0])),
  )
  for (const spellings of doubles) console.log(spellings.join("  |  "))
}
