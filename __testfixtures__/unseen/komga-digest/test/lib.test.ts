import { describe, expect, test } from "bun:test"
import { collect, mapLimit } from "../lib/limit.ts"
import { groupBy, pipe, sortBy } from "../lib/pipe.ts"

describe("mapLimit", () => {
  test("keeps the order and the width", async () => {
    let running = 0
    let most = 0
    const out = await mapLimit([30, 10, 20, 5], 2, async (ms) => {
      most = Math.max(most, ++running)
      await new Promise((r) => setTimeout(r, ms))
      running--
      return ms * 2
    })
    expect(out).toEqual([60, 20, 40, 10])
    expect(most).toBe(2)
  })
})

describe("collect", () => {
  test("stops at the maximum", async () => {
    async function* numbers() {
      for (let i = 0;; i++) yield i
    }
    expect(await collect(numbers(), 3)).toEqual([0, 1, 2])
  })
})

describe("pipe", () => {
  test("groups and sorts", () => {
    const out = pipe(["b1", "a1", "b2"], groupBy((s: string) => s[0]), (m) => [...m.keys()], sortBy((k: string) => k))
    expect(out).toEqual(["a", "b"])
  })
})
