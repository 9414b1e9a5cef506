// How many series per language. Komga has no such number, so ask for each language with size=1.

import { get, type Page, type Series } from "../lib/komga.ts"
import { mapLimit } from "../lib/limit.ts"

const names = new Intl.DisplayNames(["en"], { type: "language", fallback: "code" })

const codes: string[] = await get<string[]>("/languages")()
const counts = await mapLimit(codes, 3, async (code) => {
  const { totalElements } = await get<Page<Series>>("/series")({ language: code, size: 1 })
  return [code, totalElements] as const
})

const widest = Math.max(...codes.map((code) => (names.of(code) ?? code).length))

for (const [code, count] of [...counts].sort((a, b) => b[1] - a[1])) {
  console.log(`${(names.of(code) ?? code).padEnd(widest)}  ${String(count).padStart(6)}`)
}
