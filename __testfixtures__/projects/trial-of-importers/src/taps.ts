const taps: Record<string, ((options: RequestInit) => void)[]> = {};

export function tap(name: string, fn: (options: RequestInit) => void) {
  (taps[name] ??= []).push(fn);
}
export function call(name: string, options: RequestInit) {
  for (const fn of taps[name] ?? []) fn(options);
}
