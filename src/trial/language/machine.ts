import type * as t from '@babel/types';
import type { SourceFile } from '../../source/source-file.ts';

// biome-ignore lint/suspicious/noExplicitAny: a value of the code that is tried can be anything
export type Any = any;

/** Code that a trial cannot follow: it says nothing of such code. Never seen by the code itself. */
export class NotTried extends Error {}

/** A name and what it holds. */
interface Slot {
  value: Any;
}

/** The names of a block, a function or a module. */
export class Scope {
  readonly outer: Scope | undefined;
  readonly isFunction: boolean;
  readonly slots = new Map<string, Slot>();

  constructor(outer: Scope | undefined, isFunction = false) {
    this.outer = outer;
    this.isFunction = isFunction;
  }

  declare(name: string, value: Any): void {
    this.slots.set(name, { value });
  }

  find(name: string): Slot | undefined {
    return this.slots.get(name) ?? this.outer?.find(name);
  }

  /** Where `var` puts a name. */
  ofFunction(): Scope {
    return this.isFunction || this.outer === undefined ? this : this.outer.ofFunction();
  }
}

/** What code is run in. */
export interface Frame {
  readonly file: SourceFile;
  readonly scope: Scope;
  /** `this`, which a constructor has only after `super()`. */
  readonly self: { value: Any };
  /** The object that a method is defined on: `super` is what it inherits from. */
  readonly home: Any;
  readonly target: Any;
  /** What `super(…)` does in a constructor. */
  readonly construct: ((given: Any[]) => Any) | undefined;
  /** What a generator has given so far: it runs to its end at once. */
  readonly yielded: Any[] | undefined;
}

/** How a statement ends if not by going on to the next. */
export type Completion =
  | undefined
  | { readonly kind: 'return'; readonly value: Any }
  | { readonly kind: 'break' | 'continue'; readonly label: string | undefined };

/** What runs code. */
export interface Machine {
  evaluate(node: t.Node, frame: Frame): Any;
  execute(node: t.Node, frame: Frame): Completion;
  /** Takes a value apart, or gives it a name; assigns to what is there if `scope` is undefined. */
  bind(target: t.Node, value: Any, frame: Frame, scope: Scope | undefined): void;
  functionOf(node: t.Node, frame: Frame, home?: Any): Any;
  classOf(node: t.Class, frame: Frame): Any;
  /** Waits for a promise; gives anything else as it is. */
  settled(value: Any): Any;
  /** What a module gives, by the specifier under which it is imported. */
  imported(from: SourceFile, specifier: string): Any;
  readonly globals: ReadonlyMap<string, Any>;
  /** A promise of the code: settled at once, or when what it waits for is run. */
  readonly Promise: Any;
  /** The code of functions and classes, by their values. */
  readonly codeOf: WeakMap<object, { readonly node: t.Node; readonly file: SourceFile }>;
}

/** The same frame with names of its own. */
export function inner(frame: Frame, scope = new Scope(frame.scope)): Frame {
  return { ...frame, scope };
}
