import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { changesFirst } from '../../source/names/changing-calls.ts';
import { isFunction, mutators, withoutCasts } from '../../source/node-kinds.ts';
import { isTarget, keyName, parametersOf } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { MemberWrite } from '../value.ts';

/** A position in the code that changes a member of an object. */
export interface WrittenMember {
  /** The names from the object down to the member; undefined for a computed one, which may be any. */
  readonly path: readonly (string | undefined)[];
  /** The assigned value; undefined for any other change. */
  readonly value: t.Expression | undefined;
  /** The expression that changes it. */
  readonly node: t.Node;
  readonly file: SourceFile;
}

/** A call that receives an object and may change it. */
export interface PassedOn {
  readonly call: t.CallExpression;
  readonly position: number;
  /** The names from the object down to the member that is passed. */
  readonly path: WrittenMember['path'];
}

/** What the code of one file does to the object behind a name. */
export interface ObjectUses {
  readonly written: readonly WrittenMember[];
  readonly passed: readonly PassedOn[];
  /** Calls of methods that change their receiver: the object, or its member at a path. */
  readonly changed: readonly WrittenMember[];
  /** Whether it goes where it can't be followed by name: into a list or another object, or to a caller. */
  readonly isGiven: boolean;
}

const known = new WeakMap<Binding, ObjectUses>();

/** The maximum depth at which the members of an object are followed. */
const deepest = 6;

/** Finds the writes to the object of a binding, including those through aliases in the same file. */
export function usesOfObject(file: SourceFile, binding: Binding): ObjectUses {
  const uses = known.get(binding) ?? new Search(file).from(binding);
  known.set(binding, uses);
  return uses;
}

/** Finds the writes to an object that is the value of some expressions of a file, or of a part of a pattern. */
export function usesOfValue(file: SourceFile, nodes: readonly t.Node[]): ObjectUses {
  return new Search(file).through(nodes);
}

class Search {
  readonly #file: SourceFile;
  readonly #written: WrittenMember[] = [];
  readonly #passed: PassedOn[] = [];
  readonly #changed: WrittenMember[] = [];
  readonly #seen = new Map<Binding, Set<string>>();
  #isGiven = false;

  constructor(file: SourceFile) {
    this.#file = file;
  }

  from(binding: Binding): ObjectUses {
    this.#binding(binding, []);
    return this.#uses;
  }

  through(nodes: readonly t.Node[]): ObjectUses {
    for (const node of nodes) {
      if (node.type === 'ObjectProperty') this.#alias(node.value, []);
      else this.#use(node, []);
    }
    return this.#uses;
  }

  get #uses(): ObjectUses {
    return { written: this.#written, passed: this.#passed, changed: this.#changed, isGiven: this.#isGiven };
  }

  /** Visits every reference to a name of the object, or of its member at a path. */
  #binding(binding: Binding, path: WrittenMember['path']): void {
    const paths = this.#seen.get(binding) ?? new Set();
    const key = path.map((name) => name ?? '').join('.');
    if (paths.has(key) || path.length > deepest) return;
    this.#seen.set(binding, paths.add(key));
    for (const reference of binding.references) {
      if (!this.#isGivenAnew(reference)) this.#use(reference, path);
    }
  }

  /** Whether a reference is an assignment of another value to the name. */
  #isGivenAnew(reference: t.Node): boolean {
    const parent = this.#file.names.parentOf(reference);
    if (parent?.type === 'UpdateExpression') return true;
    return parent !== undefined && 'left' in parent && parent.left === reference && /^(Assign|For)/.test(parent.type);
  }

  /** Checks the use of an expression that evaluates to the object, or to its member at a path. */
  #use(node: t.Node, path: WrittenMember['path']): void {
    const parent = this.#file.names.parentOf(node);
    if (parent?.type !== 'AssignmentExpression' && isTarget(node, this.#file.names)) {
      this.#note(path, undefined, parent ?? node);
      return;
    }
    switch (parent?.type) {
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        if (parent.object === node) this.#member(parent as t.MemberExpression, path);
        return;
      case 'AssignmentExpression':
        if (parent.left === node) this.#note(path, parent.operator === '=' ? parent.right : undefined, parent);
        else this.#alias(parent.left, path);
        return;
      case 'VariableDeclarator':
        if (parent.init === node) this.#alias(parent.id, path);
        return;
      case 'CallExpression':
        this.#argument(node, parent, path);
        return;
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'ConditionalExpression':
      case 'LogicalExpression':
        this.#use(parent, path);
        return;
      case 'ArrayExpression':
      case 'ReturnStatement':
      case 'YieldExpression':
      case 'ArrowFunctionExpression':
        this.#isGiven ||= path.length === 0;
        return;
      case 'ObjectProperty':
        this.#isGiven ||= path.length === 0 && parent.value === node;
        return;
    }
  }

  #member(member: t.MemberExpression, path: WrittenMember['path']): void {
    const name = nameOf(member);
    const call = this.#file.names.parentOf(member);
    const isCalled = call?.type === 'CallExpression' && call.callee === member;
    if (!isCalled) this.#use(member, [...path, name]);
    else if (name !== undefined && mutators.has(name))
      this.#changed.push({ path, value: undefined, node: call, file: this.#file });
  }

  /** Aliases of the object or of its parts: a write to the alias is a write to the object. */
  #alias(target: t.Node, path: WrittenMember['path']): void {
    if (target.type === 'Identifier') {
      const binding = this.#file.names.bindingOf(target);
      if (binding !== undefined) this.#binding(binding, path);
    } else if (target.type === 'ObjectPattern') {
      for (const one of target.properties) {
        if (one.type === 'ObjectProperty') this.#alias(one.value, [...path, keyName(one)]);
      }
    } else if (target.type === 'AssignmentPattern') this.#alias(target.left, path);
  }

  #argument(node: t.Node, call: t.CallExpression, path: WrittenMember['path']): void {
    const position = call.arguments.indexOf(node as t.Expression);
    if (position < 0) return;
    const callee = withoutCasts(call.callee);
    if (isFunction(callee)) {
      const taken = parametersOf(callee as t.FunctionExpression)[position];
      if (taken) this.#alias(taken, path);
      return;
    }
    if (position === 0 && changesFirst(this.#file, call)) this.#note([...path, undefined], undefined, call);
    else this.#passed.push({ call, position, path });
  }

  #note(path: WrittenMember['path'], value: t.Expression | undefined, node: t.Node): void {
    if (path.length > 0) this.#written.push({ path, value, node, file: this.#file });
  }
}

/** What is written to an object or to something in it; a changed list is written to at an unknown position. */
export function writtenIn({ written, changed }: ObjectUses): readonly WrittenMember[] {
  return [...written, ...changed.map((one) => ({ ...one, value: undefined, path: [...one.path, undefined] }))];
}

/** A write for which it is not clear whether it has happened. */
export function asWrite({ path, value, file }: WrittenMember): MemberWrite {
  return { path, value: value && { node: value, file, env: undefined }, happens: () => undefined };
}

function nameOf({ property, computed }: t.MemberExpression): string | undefined {
  return keyName({ key: property, computed });
}
