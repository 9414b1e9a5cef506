/* Two small method decorators (legacy flavour, TypeScript's experimentalDecorators). */

type AsyncMethod = (...args: any[]) => Promise<any>;

/** Remember the answer for some seconds. The key is the JSON of the arguments. */
export function Memoize(seconds: number) {
  return (_target: object, _name: string, descriptor: TypedPropertyDescriptor<AsyncMethod>) => {
    const original = descriptor.value!;
    const store = new WeakMap<object, Map<string, { until: number; value: Promise<unknown> }>>();
    descriptor.value = function (this: object, ...args: unknown[]) {
      const perInstance = store.get(this) ?? new Map();
      store.set(this, perInstance);
      const key = JSON.stringify(args);
      const hit = perInstance.get(key);
      if (hit && hit.until > Date.now()) return hit.value;
      const value = original.apply(this, args);
      perInstance.set(key, { until: Date.now() + seconds * 1000, value });
      value.catch(() => perInstance.delete(key));
      return value;
    };
  };
}

/** Log how long a method took when it took long. */
export function Timed(limitMs = 500) {
  return (target: object, name: string, descriptor: TypedPropertyDescriptor<AsyncMethod>) => {
    const original = descriptor.value!;
    descriptor.value = async function (this: object, ...args: unknown[]) {
      const start = performance.now();
      try {
        return await original.apply(this, args);
      } finally {
        const took = performance.now() - start;
        if (took > limitMs) console.warn(`${target.constructor.name}.${name} took ${took.toFixed(0)} ms`);
      }
    };
  };
}
