import { isEnd } from '../language/functions.ts';
import { type Any, NotTried } from '../language/machine.ts';
import { share } from '../language/members.ts';

type Task = () => void;

/** The waiting tasks: callbacks of promises, and timers by the time when they are due. */
export class Tasks {
  readonly #soon: Task[] = [];
  #timers: { readonly at: number; readonly id: number; readonly task: Task }[] = [];
  #now = 0;
  #ids = 0;

  /** Wraps a task so that it counts as part of the calls that are in progress now. */
  readonly fromHere: (task: Task) => Task;

  constructor(fromHere: Tasks['fromHere'] = (task) => task) {
    this.fromHere = fromHere;
  }

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

  /** Runs all waiting callbacks, and those that they add. */
  drain(): void {
    for (let task = this.#soon.shift(); task !== undefined; task = this.#soon.shift()) task();
  }

  /** Runs the next timer; returns false if there is none. */
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

/** The promises of the tried code. Only one trial runs at a time, and all its waiting work is in `tasks`. */
export class OwnPromise {
  static tasks = new Tasks();

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
    for (const task of this.#waiting) OwnPromise.tasks.soon(task);
    this.#waiting = [];
  }

  // biome-ignore lint/suspicious/noThenProperty: it is a promise
  then(kept?: Any, broken?: Any): Any {
    return new OwnPromise((keep, fail) => {
      const task = OwnPromise.tasks.fromHere(() => {
        const callback = this.#state === 'kept' ? kept : broken;
        try {
          if (typeof callback === 'function') keep(callback(this.#value));
          else if (this.#state === 'kept') keep(this.#value);
          else fail(this.#value);
        } catch (error) {
          if (isEnd(error)) throw error;
          fail(error);
        }
      });
      if (this.#state === 'open') this.#waiting.push(task);
      else OwnPromise.tasks.soon(task);
    });
  }

  catch(broken?: Any): Any {
    return this.then(undefined, broken);
  }

  finally(last?: Any): Any {
    const run = (): Any => (typeof last === 'function' ? last() : undefined);
    return this.then(
      (value: Any) => OwnPromise.resolve(run()).then(() => value),
      (error: Any) =>
        OwnPromise.resolve(run()).then(() => {
          throw error;
        }),
    );
  }

  /** The value of a promise, after running the tasks that it waits for; throws if it is rejected. */
  static settled(promise: Any): Any {
    OwnPromise.tasks.drain();
    if (!(promise instanceof OwnPromise)) {
      const isOther = typeof promise === 'object' && promise !== null && typeof promise.then === 'function';
      return isOther ? OwnPromise.settled(new OwnPromise((keep, fail) => promise.then(keep, fail))) : promise;
    }
    for (let turn = 0; promise.#state === 'open'; turn++) {
      if (turn > mostTimers || !OwnPromise.tasks.next()) throw new NotTried('a promise that is never settled');
    }
    if (promise.#state === 'broken') throw promise.#value;
    return promise.#value;
  }

  static resolve(value?: Any): Any {
    return value instanceof OwnPromise ? value : new OwnPromise((keep) => keep(value));
  }

  static reject(error?: Any): Any {
    return new OwnPromise((_, fail) => fail(error));
  }

  static withResolvers(): Any {
    let [resolve, reject]: Any[] = [];
    const promise = new OwnPromise((keep, fail) => {
      resolve = keep;
      reject = fail;
    });
    return { promise, resolve, reject };
  }

  static all(all: Any): Any {
    return new OwnPromise((keep) => keep([...all].map((one) => OwnPromise.settled(one))));
  }

  static allSettled(all: Any): Any {
    return new OwnPromise((keep) =>
      keep(
        [...all].map((one) => {
          try {
            return { status: 'fulfilled', value: OwnPromise.settled(one) };
          } catch (reason) {
            if (isEnd(reason)) throw reason;
            return { status: 'rejected', reason };
          }
        }),
      ),
    );
  }

  static race(all: Any): Any {
    return new OwnPromise((keep, fail) => {
      for (const one of all) OwnPromise.resolve(one).then(keep, fail);
    });
  }

  static any(all: Any): Any {
    const errors: Any[] = [];
    return new OwnPromise((keep, fail) => {
      for (const one of all) {
        try {
          keep(OwnPromise.settled(one));
          return;
        } catch (error) {
          if (isEnd(error)) throw error;
          errors.push(error);
        }
      }
      fail(new AggregateError(errors));
    });
  }
}

share(OwnPromise);
