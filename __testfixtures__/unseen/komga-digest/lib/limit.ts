/** At most `width` calls at the same time; answers in the order of the input. */
export async function mapLimit<A, B>(
  items: readonly A[],
  width: number,
  work: (item: A, index: number) => Promise<B>,
): Promise<B[]> {
  const out = new Array<B>(items.length)
  let next = 0
  const lane = async () => {
    while (next < items.length) {
      const index = next++
      out[index] = await work(items[index], index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane))
  return out
}

export async function collect<A>(source: AsyncIterable<A>, max = Infinity): Promise<A[]> {
  const out: A[] = []
  for await (const item of source) {
    out.push(item)
    if (out.length >= max) break
  }
  return out
}
