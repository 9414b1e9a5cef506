import type * as t from '@babel/types';
import { isOnlyShown } from '../../requests/on-the-way/log-call.ts';
import type { Binding } from '../../source/names/bind.ts';
import { isFunction, isMember, withoutCasts } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, memberName, propertyName } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import type { Codebase } from '../../values/codebase.ts';
import { isExported } from '../../values/declared/exports.ts';

/** A list, or a table, of objects. */
export interface Rows {
  readonly holder: t.ArrayExpression | t.ObjectExpression;
  readonly objects: readonly t.ObjectExpression[];
  /** The property of each that the call reads. */
  readonly name: string;
}

/** A call, and the member by which it reads the path of an object. */
interface Reading {
  readonly call: t.Node;
  readonly reader: t.Node;
}

/** What sees some objects, none of which is seen as a whole. */
export interface Seen {
  readonly isExported: boolean;
  /** The properties that are read outside of the call. */
  readonly read: ReadonlySet<string>;
}

/** What reads some objects, if nothing but the call sees their paths; undefined if other code may. */
export function seenIn(
  file: SourceFile,
  rows: Rows,
  { call, reader }: Reading,
  codebase: Codebase | undefined,
): Seen | undefined {
  const uses = new Uses(file, rows, { call, reader });
  const place = placeOf(file, rows.holder);
  const declared = file.names.parentOf(place);
  if (declared?.type !== 'VariableDeclarator' || declared.init !== place)
    return uses.isList(place) ? { isExported: false, read: uses.read } : undefined;
  const binding = declared.id.type === 'Identifier' ? file.names.bindingOf(declared.id) : undefined;
  if (binding === undefined || binding.writes.length > 0) return undefined;
  const isOpen = isExported(file, binding.name) || codebase?.isShared?.(file) === true;
  if (isOpen && !isOnlyHandedOn(file, binding.name, codebase)) return undefined;
  const isKnown = (one: t.Node) => file.names.parentOf(one)?.type === 'ExportSpecifier' || uses.isList(one);
  return binding.references.every(isKnown) ? { isExported: isOpen, read: uses.read } : undefined;
}

/** Whether no other file uses a name, other than in `export { rows } from './rows'`. */
function isOnlyHandedOn({ path }: SourceFile, name: string, codebase: Codebase | undefined): boolean {
  const users = codebase?.filesWith?.(name)?.flatMap((one) => one.open());
  return (
    users?.every(
      (one) =>
        one.path === path || nodesOf(one, 'Identifier').every((node) => node.name !== name || isHandedOn(one, node)),
    ) === true
  );
}

function isHandedOn({ names }: SourceFile, node: t.Node): boolean {
  const specifier = names.parentOf(node);
  const statement = specifier && names.parentOf(specifier);
  return (
    specifier?.type === 'ExportSpecifier' && statement?.type === 'ExportNamedDeclaration' && statement.source != null
  );
}

/** A node with the casts around it: `[…] as const`. */
export function placeOf(file: SourceFile, node: t.Node): t.Node {
  const parent = file.names.parentOf(node);
  return parent?.type.startsWith('TS') && withoutCasts(parent) === withoutCasts(node) ? placeOf(file, parent) : node;
}

const overList = /^(map|flatMap|forEach|filter|some|every|find|findLast)$/;

/** What code does with a list or table, and with its objects. */
class Uses {
  private readonly file: SourceFile;
  private readonly rows: Rows;
  private readonly reading: Reading;
  readonly read = new Set<string>();

  constructor(file: SourceFile, rows: Rows, reading: Reading) {
    this.file = file;
    this.rows = rows;
    this.reading = reading;
  }

  /** Whether a use of the list or table, or of a part of the list, is known. */
  isList(node: t.Node): boolean {
    const { names } = this.file;
    const parent = names.parentOf(node);
    if (parent === undefined) return false;
    if (parent.type === 'ForOfStatement' && parent.right === node) return this.isLoop(parent, []);
    if (parent.type === 'BinaryExpression') return parent.operator === 'in' && parent.right === node;
    if (parent.type === 'CallExpression' && parent.arguments[0] === node && parent.arguments.length === 1)
      return this.isTable(parent);
    if (parent.type !== 'MemberExpression' || parent.object !== node) return false;
    const name = memberName(parent);
    if (name === 'length') return true;
    const call = names.parentOf(parent);
    if (name === undefined || this.rows.holder.type === 'ObjectExpression') return this.isRow(parent);
    if (call?.type !== 'CallExpression' || call.callee !== parent || !overList.test(name)) return false;
    if (!this.isCallback(call.arguments[0], [])) return false;
    if (name === 'filter') return this.isHeld(call, (one) => this.isList(one));
    return !/^find/.test(name) || this.isHeld(call, (one) => this.isRow(one));
  }

  /** `Object.entries(table)` and its like */
  private isTable(call: t.CallExpression): boolean {
    const { callee } = call;
    const isObject = callee.type === 'MemberExpression' && callee.object.type === 'Identifier';
    const name = isObject && (callee.object as t.Identifier).name === 'Object' ? memberName(callee) : undefined;
    if (name === 'keys') return true;
    if (name !== 'entries' && name !== 'values') return false;
    const path = name === 'entries' ? ['1'] : [];
    const parent = this.file.names.parentOf(call);
    if (parent?.type === 'ForOfStatement' && parent.right === call) return this.isLoop(parent, path);
    const outer = parent && this.file.names.parentOf(parent);
    const method = parent?.type === 'MemberExpression' && parent.object === call ? memberName(parent) : undefined;
    const isOver = outer?.type === 'CallExpression' && outer.callee === parent;
    return isOver && /^(map|flatMap|forEach)$/.test(method ?? '') && this.isCallback(outer.arguments[0], path);
  }

  private isLoop({ left }: t.ForOfStatement, path: readonly string[]): boolean {
    const declared = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : undefined;
    return declared !== undefined && this.isPattern(declared, path);
  }

  private isCallback(given: t.Node | undefined, path: readonly string[]): boolean {
    if (given === undefined || !isFunction(given) || !('params' in given)) return false;
    const [param, , whole] = given.params as readonly t.Node[];
    return whole === undefined && (param === undefined || this.isPattern(param, path));
  }

  /** Whether a pattern takes only parts of an object, or names it and uses only parts of that. */
  private isPattern(pattern: t.Node, path: readonly string[]): boolean {
    const [step, ...others] = path;
    if (step !== undefined)
      return (
        pattern.type === 'ArrayPattern' &&
        pattern.elements.every((one, index) =>
          String(index) === step && one !== null ? this.isPattern(one, others) : one?.type !== 'RestElement',
        )
      );
    if (pattern.type === 'ObjectPattern')
      return pattern.properties.every((one) => {
        const name = one.type === 'ObjectProperty' && !one.computed ? keyName(one) : undefined;
        if (name !== undefined) this.read.add(name);
        return name !== undefined && name !== this.rows.name;
      });
    const binding = pattern.type === 'Identifier' ? this.file.names.bindingOf(pattern) : undefined;
    return binding !== undefined && this.isVariable(binding, (one) => this.isRow(one));
  }

  private isVariable(binding: Binding, isUse: (node: t.Node) => boolean): boolean {
    return binding.writes.length === 0 && binding.references.every(isUse);
  }

  /** What is used in place, or held by a variable that is. */
  private isHeld(node: t.Node, isUse: (node: t.Node) => boolean): boolean {
    const place = placeOf(this.file, node);
    const parent = this.file.names.parentOf(place);
    if (parent?.type !== 'VariableDeclarator' || parent.init !== place) return isUse(place);
    const binding = parent.id.type === 'Identifier' ? this.file.names.bindingOf(parent.id) : undefined;
    return binding !== undefined && this.isVariable(binding, isUse);
  }

  /** Whether a use of one of the objects reads a part of it, other than the path. */
  private isRow(used: t.Node): boolean {
    const { names } = this.file;
    const node = placeOf(this.file, used);
    const parent = names.parentOf(node);
    if (parent?.type === 'VariableDeclarator' && parent.init === node)
      return parent.id.type === 'Identifier'
        ? this.isHeld(node, (one) => this.isRow(one))
        : this.isPattern(parent.id, []);
    if (parent?.type === 'UnaryExpression' || parent?.type === 'IfStatement') return true;
    if (!isMember(parent) || parent.object !== node) return false;
    const name = memberName(parent);
    const outer = names.parentOf(parent);
    const isWritten =
      (outer?.type === 'AssignmentExpression' && outer.left === parent) || outer?.type === 'UpdateExpression';
    if (name === undefined || isWritten) return false;
    if (name === this.rows.name) return parent === this.reading.reader || isOnlyShown(this.file, parent);
    if (!contains(this.reading.call, parent)) this.read.add(name);
    return !isCallOf(outer, parent) || this.rows.objects.every((row) => isWithoutThis(row, name));
  }
}

function isCallOf(node: t.Node | undefined, callee: t.Node): boolean {
  return (node?.type === 'CallExpression' || node?.type === 'OptionalCallExpression') && node.callee === callee;
}

/** Whether a function of an object has no `this`, and so does not see the object that it is called on. */
function isWithoutThis({ properties }: t.ObjectExpression, name: string): boolean {
  const own = properties.filter((one) => propertyName(one) === name);
  return own.every((one) => one.type === 'ObjectProperty' && one.value.type === 'ArrowFunctionExpression');
}
