/**
 * A lazy computation that may fail. A very small relative of Effect: nothing happens until `run`.
 */
export interface Task<A, E = Error> {
  readonly run: () => Promise<{ ok: true; value: A } | { ok: false; error: E }>;
}

export const attempt = <A>(work: () => Promise<A>): Task<A> => ({
  run: async () => {
    try {
      return { ok: true, value: await work() };
    } catch (cause) {
      return { ok: false, error: cause instanceof Error ? cause : new Error(String(cause)) };
    }
  },
});

export const map =
  <A, B>(f: (a: A) => B) =>
  <E>(task: Task<A, E>): Task<B, E> => ({
    run: async () => {
      const out = await task.run();
      return out.ok ? { ok: true, value: f(out.value) } : out;
    },
  });

export const orElse =
  <A>(fallback: A) =>
  (task: Task<A>): Task<A, never> => ({
    run: async () => {
      const out = await task.run();
      return out.ok ? out : { ok: true, value: fallback };
    },
  });

export const all = <T extends Record<string, Task<any, never>>>(
  tasks: T,
): Task<{ [K in keyof T]: T[K] extends Task<infer A, never> ? A : never }, never> => ({
  run: async () => {
    const entries = await Promise.all(
      Object.entries(tasks).map(async ([name, task]) => {
        const out = await task.run();
        return [name, out.ok ? out.value : undefined] as const;
      }),
    );
    return { ok: true, value: Object.fromEntries(entries) as any };
  },
});

export function flow<A, B>(a: A, f: (a: A) => B): B;
export function flow<A, B, C>(a: A, f: (a: A) => B, g: (b: B) => C): C;
export function flow(a: any, ...fs: ((x: any) => any)[]): any {
  return fs.reduce((value, f) => f(value), a);
}
