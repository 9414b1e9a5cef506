import type * as t from '@babel/types';
import { type SourceFile, startOf } from '../../source/source-file.ts';
import { makeClass } from './classes.ts';
import { expressions } from './expressions.ts';
import { makeFunction } from './functions.ts';
import { type Any, type Completion, type Frame, type Machine, NotTried } from './machine.ts';
import { type Module, newModule, runModule } from './modules.ts';
import { bindTo } from './patterns.ts';
import { statements } from './statements.ts';

/** The surroundings that code runs in. */
interface Around {
  readonly globals: ReadonlyMap<string, Any>;
  readonly Promise: Any;
  settled(value: Any): Any;
  /** The file that a specifier leads to; undefined if it is outside the code base. */
  open(from: SourceFile, specifier: string): SourceFile | undefined;
  /** The exports of a package. */
  packageOf(specifier: string): Any;
  /** Called with the position of each executed call, as `path:line:column`. */
  onCall(place: string): void;
  /** Called if the code looks for one string among others. */
  sought(value: Any, among: () => readonly Any[]): void;
}

const calls = new Set(['CallExpression', 'OptionalCallExpression', 'NewExpression', 'TaggedTemplateExpression']);

/** Runs the modules of a code base, step by step, in isolation. */
export class OpenMachine implements Machine {
  readonly codeOf: Machine['codeOf'] = new WeakMap();
  /** The positions of the calls in progress, outermost first. */
  readonly stack: string[] = [];
  unfollowed = 0;
  readonly #around: Around;
  readonly #modules = new Map<SourceFile, Module>();
  #left = 0;

  constructor(around: Around) {
    this.#around = around;
  }

  get globals(): Machine['globals'] {
    return this.#around.globals;
  }

  get Promise(): Any {
    return this.#around.Promise;
  }

  /** Allows this many more steps. */
  allow(steps: number): void {
    this.#left = steps;
  }

  /** The exports of a module, which runs first if it has not yet. */
  exportsOf(file: SourceFile): Any {
    const known = this.#modules.get(file);
    if (known !== undefined) return known.exports;
    const module = newModule(file);
    this.#modules.set(file, module);
    runModule(this, module);
    return module.exports;
  }

  imported(from: SourceFile, specifier: string): Any {
    const file = this.#around.open(from, specifier);
    return file === undefined ? this.#around.packageOf(specifier) : this.exportsOf(file);
  }

  settled(value: Any): Any {
    return this.#around.settled(value);
  }

  sought(value: Any, among: () => readonly Any[]): void {
    if (typeof value === 'string') this.#around.sought(value, among);
  }

  evaluate(node: t.Node, frame: Frame): Any {
    this.#step();
    const evaluate = expressions[node.type];
    if (evaluate === undefined) throw new NotTried(node.type);
    if (!calls.has(node.type)) return evaluate(this, node, frame);
    const { line, column } = frame.file.positionOf(startOf(node));
    const place = `${frame.file.path}:${line}:${column}`;
    this.#around.onCall(place);
    this.stack.push(place);
    try {
      return evaluate(this, node, frame);
    } finally {
      this.stack.pop();
    }
  }

  /** Wraps work that is done later, so that it counts as part of the calls that are in progress now. */
  fromHere(work: () => void): () => void {
    const here = [...this.stack];
    return () => {
      const there = this.stack.splice(0, this.stack.length, ...here);
      try {
        work();
      } finally {
        this.stack.splice(0, this.stack.length, ...there);
      }
    };
  }

  execute(node: t.Node, frame: Frame): Completion {
    this.#step();
    const execute = statements[node.type];
    if (execute === undefined) throw new NotTried(node.type);
    return execute(this, node, frame, []);
  }

  bind(target: t.Node, value: Any, frame: Frame, scope: Frame['scope'] | undefined): void {
    bindTo(this, target, value, frame, scope);
  }

  functionOf(node: t.Node, frame: Frame, home: Any = frame.home): Any {
    return makeFunction(this, node as Parameters<typeof makeFunction>[1], frame, home);
  }

  classOf(node: t.Class, frame: Frame): Any {
    return makeClass(this, node, frame);
  }

  #step(): void {
    if (this.#left-- <= 0) throw new NotTried('takes too many steps');
  }
}
