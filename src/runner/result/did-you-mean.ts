/** Returns `; did you mean `--target`?` with the nearest known name, or an empty string if none is near. */
export function didYouMean(name: string, known: readonly string[], prefix = ''): string {
  const nearest = closest(name, known);
  return nearest === undefined ? '' : `; did you mean \`${prefix}${nearest}\`?`;
}

/** The known name that is a typing error away, if any: at most one edit in three letters. */
function closest(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.ceil(candidate.length / 3))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.candidate;
}

/** How many letters must be inserted, removed, replaced or swapped with their neighbor. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (current[column - 1] ?? 0) + 1,
        (last[column] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length] ?? 0;
}
