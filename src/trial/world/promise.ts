import { isEnd } from '../language/functions.ts';
import { type Any, NotTried } from '../language/machine.ts';

type Task = () => void;

/** What waits: callbacks of promises, and timers by the time at which they are due. */
export class Tasks {
  readonly #soon: Task[] = [];
  #timers: { readonly at: number; readonly id: number; readonly task: Task }[] = [];
  #now = 0;
  #ids = 0;

  soon(task: Task): void {
    this.#soon.push(task);
  }

  later(task: Task, delay: Any): number {
    const at = this.#now + (Number(delay) || 0);
    this.#timers.push({ at, id: ++this.#ids, task });
    return this.#ids;
  }

  cancel(id: Any): void {
    this.#timers = this.#timers.filter((one) => one.id !== id);
  }

  /** Runs all callbacks that wait, and those that come of them. */
  drain(): void {
    for (let task = this.#soon.shift(); task !== undefined; task = this.#soon.shift()) task();
  }

  /** Runs the next timer; false if there is none. */
  next(): boolean {
    const [first] = [...this.#timers].sort((a, b) => a.at - b.at || a.id - b.id);
    if (first === undefined) return false;
    this.cancel(first.id);
    this.#now = first.at;
    first.task();
    this.drain();
    return true;
  }
}

const mostTimers = 200;

/** The promises of the code that is tried, whose callbacks wait in `tasks`. */
export function promisesOf(tasks: Tasks): Any {
  return class Own {
    #state: 'open' | 'kept' | 'broken' = 'open';
    #value: Any;
    #waiting: Task[] = [];

    constructor(work: (keep: (value: Any) => void, fail: (error: Any) => void) => void) {
      try {
        work(
          (value) => this.#keep(value),
          (error) => this.#end('broken', error),
        );
      } catch (error) {
        if (isEnd(error)) throw error;
        this.#end('broken', error);
      }
    }

    #keep(value: Any): void {
      if (this.#state !== 'open') return;
      const next = typeof value === 'object' && value !== null ? value.then : undefined;
      if (typeof next !== 'function') this.#end('kept', value);
      else
        next.call(
          value,
          (inner: Any) => this.#keep(inner),
          (error: Any) => this.#end('broken', error),
        );
    }

    #end(state: 'kept' | 'broken', value: Any): void {
      if (this.#state !== 'open') return;
      this.#state = state;
      this.#value = value;
      for (const task of this.#waiting) tasks.soon(task);
      this.#waiting = [];
    }

    // biome-ignore lint/suspicious/noThenProperty: it is a promise
    then(kept?: Any, broken?: Any): Any {
      return new Own((keep, fail) => {
        const task = (): void => {
          const callback = this.#state === 'kept' ? kept : broken;
          try {
            if (typeof callback === 'function') keep(callback(this.#value));
            else if (this.#state === 'kept') keep(this.#value);
            else fail(this.#value);
          } catch (error) {
            if (isEnd(error)) throw error;
            fail(error);
          }
        };
        if (this.#state === 'open') this.#waiting.push(task);
        else tasks.soon(task);
      });
    }

    catch(broken?: Any): Any {
      return this.then(undefined, broken);
    }

    finally(last?: Any): Any {
      const run = (): Any => (typeof last === 'function' ? last() : undefined);
      return this.then(
        (value: Any) => Own.resolve(run()).then(() => value),
        (error: Any) =>
          Own.resolve(run()).then(() => {
            throw error;
          }),
      );
    }

    /** The value that it has, or will have once all that waits is run; throws what it fails with. */
    static settled(promise: Any): Any {
      tasks.drain();
      if (!(promise instanceof Own)) {
        const isOther = typeof promise === 'object' && promise !== null && typeof promise.then === 'function';
        return isOther ? Own.settled(new Own((keep, fail) => promise.then(keep, fail))) : promise;
      }
      for (let turn = 0; promise.#state === 'open'; turn++) {
        if (turn > mostTimers || !tasks.next()) throw new NotTried('a promise that is never settled');
      }
      if (promise.#state === 'broken') throw promise.#value;
      return promise.#value;
    }

    static resolve(value?: Any): Any {
      return value instanceof Own ? value : new Own((keep) => keep(value));
    }

    static reject(error?: Any): Any {
      return new Own((_, fail) => fail(error));
    }

    static withResolvers(): Any {
      let [resolve, reject]: Any[] = [];
      const promise = new Own((keep, fail) => {
        resolve = keep;
        reject = fail;
      });
      return { promise, resolve, reject };
    }

    static all(all: Any): Any {
      return new Own((keep) => keep([...all].map((one) => Own.settled(one))));
    }

    static allSettled(all: Any): Any {
      return new Own((keep) =>
        keep(
          [...all].map((one) => {
            try {
              return { status: 'fulfilled', value: Own.settled(one) };
            } catch (reason) {
              if (isEnd(reason)) throw reason;
              return { status: 'rejected', reason };
            }
          }),
        ),
      );
    }

    static race(all: Any): Any {
      return new Own((keep, fail) => {
        for (const one of all) Own.resolve(one).then(keep, fail);
      });
    }

    static any(all: Any): Any {
      const errors: Any[] = [];
      return new Own((keep, fail) => {
        for (const one of all) {
          try {
            keep(Own.settled(one));
            return;
          } catch (error) {
            if (isEnd(error)) throw error;
            errors.push(error);
          }
        }
        fail(new AggregateError(errors));
      });
    }
  };
}
