import type * as t from '@babel/types';
import type { SourceFile } from '../../source/source-file.ts';

// biome-ignore lint/suspicious/noExplicitAny: a value of the code that is tried can be anything
export type Any = any;

/** Thrown for code that a trial can't follow, about which it then says nothing. Code under trial can't catch it. */
export class NotTried extends Error {}

/** A name and its value. */
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

  /** The scope where `var` declares a name. */
  ofFunction(): Scope {
    return this.isFunction || this.outer === undefined ? this : this.outer.ofFunction();
  }
}

/** The context that code runs in. */
export interface Frame {
  readonly file: SourceFile;
  readonly scope: Scope;
  /** `this`, which a constructor has only after `super()`. */
  readonly self: { value: Any };
  /** The object that a method is defined on; `super` is its prototype. */
  readonly home: Any;
  readonly target: Any;
  /** What `super(…)` does in a constructor. */
  readonly construct: ((given: Any[]) => Any) | undefined;
  /** The values that a generator has yielded so far; it runs to its end at once. */
  readonly yielded: Any[] | undefined;
}

/** How a statement ends, unless execution continues with the next one. */
export type Completion =
  | undefined
  | { readonly kind: 'return'; readonly value: Any }
  | { readonly kind: 'break' | 'continue'; readonly label: string | undefined };

/** The interpreter. */
export interface Machine {
  evaluate(node: t.Node, frame: Frame): Any;
  execute(node: t.Node, frame: Frame): Completion;
  /** Destructures a value, or binds it to a name; assigns to existing names if `scope` is undefined. */
  bind(target: t.Node, value: Any, frame: Frame, scope: Scope | undefined): void;
  functionOf(node: t.Node, frame: Frame, home?: Any): Any;
  classOf(node: t.Class, frame: Frame): Any;
  /** Waits for a promise; returns any other value unchanged. */
  settled(value: Any): Any;
  /** The exports of a module, by the specifier of its import. */
  imported(from: SourceFile, specifier: string): Any;
  readonly globals: ReadonlyMap<string, Any>;
  /** How many statements of modules could not be followed to their end. */
  unfollowed: number;
  /** Called when the code looks for one string among others: as a key of a table, or in a comparison. */
  sought(value: Any, among: () => readonly Any[]): void;
  /** The promises of the code, which settle at once, or when the tasks that they wait for run. */
  readonly Promise: Any;
  /** The source of functions and classes, by value. */
  readonly codeOf: WeakMap<object, { readonly node: t.Node; readonly file: SourceFile }>;
}

/** The same frame with an inner scope. */
export function inner(frame: Frame, scope = new Scope(frame.scope)): Frame {
  return { ...frame, scope };
}
