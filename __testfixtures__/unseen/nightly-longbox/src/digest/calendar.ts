/** Days on which nobody wants a mail. */
const QUIET = new Set(['01-01', '05-01', '12-24', '12-25', '12-31']);

export interface Span {
  from: Date;
  to: Date;
}

export function startOfDay(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
}

export function isQuiet(date: Date): boolean {
  return QUIET.has(date.toISOString().slice(5, 10));
}

/** Since the last mail: one day, or more after quiet days. */
export function spanOf(now: Date): Span {
  const to = startOfDay(now);
  let from = new Date(to.getTime() - 86_400_000);
  while (isQuiet(from)) from = new Date(from.getTime() - 86_400_000);
  return { from, to };
}

export function spell({ from, to }: Span, locale = 'en-GB'): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return to.getTime() - from.getTime() <= 86_400_000 ? format.format(from) : format.formatRange(from, to);
}
