import { AsyncLocalStorage } from 'node:async_hooks';
import { catalogue } from './catalogue/catalogue.ts';
import type { OperationIds } from './catalogue/operation-ids.ts';
import type { Deprecation } from './deprecations.ts';
import type { Gap } from './gaps.ts';
import type { Profile } from './profile.ts';
import type { Signs } from './signs.ts';

/** An API whose clients are migrated, and everything that is known about it. */
export interface Api {
  readonly name: string;
  /** The operations that it deprecated, oldest first. */
  readonly deprecations: readonly Deprecation[];
  /** Facts beyond its contract, by profile name; `contract` is always present. */
  readonly profiles: Readonly<Record<string, Profile>>;
  /** What its contract leaves open, by operation. */
  readonly gaps: Readonly<Record<string, readonly Gap[]>>;
  /** The names that generated clients give its operations. */
  readonly operationIds: Readonly<Record<string, OperationIds>>;
  /** What distinguishes its requests from those to other services. */
  readonly signs: Signs;
  /** Made-up responses, which a trial run reads. */
  readonly replies: Replies;
}

/** What lists of an API look like. */
export interface Replies {
  /** Whether an operation has always responded with a page, in which the list is `content`. */
  readonly isPage: (operation: string) => boolean;
  /** An entry of the list that an operation responds with: the same for the same seed and index. */
  readonly entryOf: (operation: string, seed: string, index: number) => unknown;
}

const running = new AsyncLocalStorage<Api>();

/** The API of the current run; the catalogue unless the run names another. */
export function apiOfRun(): Api {
  return running.getStore() ?? catalogue;
}

/** Runs some work for the clients of an API. */
export function within<T>(own: Api, work: () => T): T {
  return running.run(own, work);
}

/** Computes something once for each API. */
export function perApi<T>(make: (own: Api) => T): () => T {
  const made = new WeakMap<Api, { readonly value: T }>();
  return () => {
    const own = apiOfRun();
    const known = made.get(own) ?? { value: make(own) };
    made.set(own, known);
    return known.value;
  };
}
