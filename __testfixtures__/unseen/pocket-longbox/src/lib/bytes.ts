const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

export function bytes(size: number, digits = 1): string {
  let value = size;
  let unit = 0;
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value.toFixed(unit === 0 ? 0 : digits)} ${UNITS[unit]}`;
}

export interface Quota {
  used: number;
  limit: number;
}

/** Which of the files (oldest first) must go so that `needed` more bytes fit. */
export function toEvict(files: ReadonlyArray<{ uri: string; size: number }>, { used, limit }: Quota, needed: number): string[] {
  const victims: string[] = [];
  let free = limit - used;
  for (const { uri, size } of files) {
    if (free >= needed) break;
    victims.push(uri);
    free += size;
  }
  return free >= needed ? victims : [];
}
