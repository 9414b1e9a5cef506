// deno-lint-ignore-file no-explicit-any
type Fn = (x: any) => any

export function pipe<A>(a: A): A
export function pipe<A, B>(a: A, ab: (a: A) => B): B
export function pipe<A, B, C>(a: A, ab: (a: A) => B, bc: (b: B) => C): C
export function pipe<A, B, C, D>(a: A, ab: (a: A) => B, bc: (b: B) => C, cd: (c: C) => D): D
export function pipe<A, B, C, D, E>(
  a: A,
  ab: (a: A) => B,
  bc: (b: B) => C,
  cd: (c: C) => D,
  de: (d: D) => E,
): E
export function pipe(start: any, ...steps: Fn[]): any {
  return steps.reduce((value, step) => step(value), start)
}

/** Lift a plain function over a promise. */
export const then = <A, B>(f: (a: A) => B | Promise<B>) => (p: Promise<A>): Promise<B> => p.then(f)

export const map = <A, B>(f: (a: A) => B) => (xs: readonly A[]): B[] => xs.map(f)

export const filter = <A>(f: (a: A) => boolean) => (xs: readonly A[]): A[] => xs.filter(f)

export const groupBy = <A>(key: (a: A) => string) => (xs: readonly A[]): Map<string, A[]> => {
  const out = new Map<string, A[]>()
  for (const x of xs) {
    const k = key(x)
    const list = out.get(k)
    if (list) list.push(x)
    else out.set(k, [x])
  }
  return out
}

export const sortBy = <A>(key: (a: A) => string) => (xs: readonly A[]): A[] =>
  [...xs].sort((a, b) => key(a).localeCompare(key(b)))
