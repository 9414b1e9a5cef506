import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { mayHoldChangingCall } from '../../source/names/changing-calls.ts';
import { outsideName } from '../../source/names/outside-name.ts';
import { hasOwnNames } from '../../source/names/own-names.ts';
import { callAtOnce, isFunction } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { importOf, keyName, patternPath } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { ClosedFile } from '../codebase.ts';
import { declaredName, isExported } from '../declared/exports.ts';
import type { Evaluator } from '../evaluate.ts';
import { FoundOnce } from '../memo.ts';
import { type ObjectUses, usesOfObject, usesOfValue } from './member-writes.ts';

/** What one file does to an object that another one declares. */
export interface ForeignUses {
  readonly file: SourceFile;
  readonly uses: ObjectUses;
}

const known = new WeakMap<Evaluator, WeakMap<Binding, readonly ForeignUses[]>>();

/** What other files do to the object of a binding that is exported, or that other scripts see. */
export function usesElsewhere(evaluator: Evaluator, file: SourceFile, binding: Binding): readonly ForeignUses[] {
  const ofEvaluator = known.get(evaluator) ?? new WeakMap<Binding, readonly ForeignUses[]>();
  known.set(evaluator, ofEvaluator);
  const uses = ofEvaluator.get(binding) ?? findUses(evaluator, file, binding);
  if (!evaluator.isExhausted) ofEvaluator.set(binding, uses);
  return uses;
}

function findUses(evaluator: Evaluator, file: SourceFile, binding: Binding): readonly ForeignUses[] {
  if (file.names.lookup(binding.name, file.tree.program) !== binding) return [];
  const isSeen = !hasOwnNames(file);
  if (!isSeen && !isExported(file, binding.name)) return [];
  const members = membersOf(binding);
  const isAdded = isSeen ? addedTo(binding.name) : undefined;
  const users = importing(evaluator, file).filter(
    (one) => isAdded?.test(one.text()) || mayChange(one.text(), binding.name, members),
  );
  return evaluator
    .openAll(users)
    .flatMap((from) => (isSeen ? usesOfGlobal(from, binding.name) : usesIn(evaluator, from, file, binding.name)));
}

/** `App.server =`, which adds a member to an object of another script */
function addedTo(name: string): RegExp {
  return new RegExp(`\\b${name.replaceAll('$', '\\$')}(?:\\.[\\w$]+)+\\s*=(?![=>])`);
}

/** What a script does to the object that another one declares under a name, even if it declares it too: `var App = App || {}`. */
function usesOfGlobal(from: SourceFile, name: string): readonly ForeignUses[] {
  const declared = hasOwnNames(from) ? undefined : from.names.lookup(name, from.tree.program);
  if (declared !== undefined) return [{ file: from, uses: usesOfObject(from, declared) }];
  const named = [...nodesOf(from, 'Identifier'), ...nodesOf(from, 'MemberExpression')];
  const uses = named.filter((node) => isGlobalOf(from, node, name)).map((node) => filled(from, node));
  return uses.length === 0 ? [] : [{ file: from, uses: usesOfValue(from, uses) }];
}

/** `App`, which no scope of the file declares, and `window.App` */
function isGlobalOf(file: SourceFile, node: t.Identifier | t.MemberExpression, name: string): boolean {
  if (node.type === 'Identifier') return node.name === name && file.names.isGlobal(node);
  return keyName({ key: node.property, computed: node.computed }) === name && outsideName(file, node) === name;
}

/** `window.App = window.App || {}`, which is the object that it sets. */
function filled({ names }: SourceFile, node: t.Node): t.Node {
  const parent = names.parentOf(node);
  return parent?.type === 'AssignmentExpression' && parent.left === node ? parent : node;
}

const ofGlobals = new FoundOnce<SourceFile, ForeignUses>();

/** What a script and all that see its names do to the object that it sets on `window`. */
export function usesOfSet(evaluator: Evaluator, file: SourceFile, name: string): readonly ForeignUses[] {
  return ofGlobals.of(evaluator, file, name, () => {
    const users = importing(evaluator, file).filter((one) => one.text().includes(name));
    return [file, ...evaluator.openAll(users)].flatMap((from) => usesOfGlobal(from, name));
  });
}

/**
 * Whether each page that loads a script runs a statement of it: `App.server = …` of a script that is not a module, also in a
 * function that is called where it is made.
 */
export function isAddedAtTop(file: SourceFile, node: t.Node): boolean {
  const statement = file.names.parentOf(node);
  const outer = statement?.type === 'ExpressionStatement' ? file.names.parentOf(statement) : undefined;
  if (outer?.type === 'Program') return !hasOwnNames(file);
  const owner = outer?.type === 'BlockStatement' ? file.names.parentOf(outer) : undefined;
  const call = owner && isFunction(owner) ? callAtOnce(file, owner) : undefined;
  return call !== undefined && isAddedAtTop(file, call);
}

/** The files that import a file, directly or through a file that re-exports it. */
export function importing(evaluator: Evaluator, file: SourceFile): readonly ClosedFile[] {
  const found = new Set<ClosedFile>();
  const look = (target: SourceFile): void => {
    for (const one of evaluator.importersOf(target)) {
      if (found.has(one)) continue;
      found.add(one);
      if (passesOn.test(one.text())) for (const opened of one.open()) look(opened);
    }
  };
  look(file);
  return [...found];
}

const passesOn = /\bexport\s*(?:\*|\{[^}]*\}\s*from\b)|\bmodule\.exports\b/;

/** The names of all members that an object is created with, at any depth; undefined if it is not created here. */
function membersOf({ declaration }: Binding): readonly string[] | undefined {
  const init = declaration.type === 'VariableDeclarator' ? declaration.init : undefined;
  const object = init?.type === 'TSAsExpression' || init?.type === 'TSSatisfiesExpression' ? init.expression : init;
  return object?.type === 'ObjectExpression' ? keysIn(object) : undefined;
}

function keysIn(node: t.Node): readonly string[] {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((one) => {
    if (one.type === 'SpreadElement') return [];
    return [keyName(one) ?? [], one.type === 'ObjectProperty' ? keysIn(one.value) : []].flat();
  });
}

/** Whether a text that imports a name may change its object; this check avoids parsing it. */
function mayChange(text: string, name: string, members: readonly string[] | undefined): boolean {
  if (changing.test(text) || mayHoldChangingCall.test(text) || members === undefined || members.length > 40)
    return true;
  const words = members
    .filter((word) => /^[\w$]+$/.test(word))
    .map((word) => word.replaceAll('$', '\\$'))
    .join('|');
  const written = new RegExp(`\\b(?:${words || name})['"]?\\]?\\s*(?:[-+*/%&|^?]{0,3}=(?![=>])|\\+\\+|--)`);
  return written.test(text) || new RegExp(`[(,]\\s*${name.replaceAll('$', '\\$')}\\s*[,)]`).test(text);
}

const changing = /\.(?:push|unshift|splice|pop|shift|fill|reverse|sort)\s*\(|\bdelete\b|\]\s*=(?![=>])/;

/** What a file does to the object that another one declares under a name, by each name that it imports it under. */
function usesIn(evaluator: Evaluator, from: SourceFile, home: SourceFile, name: string): readonly ForeignUses[] {
  return importedBindings(from).flatMap(({ binding, imported, path }): readonly ForeignUses[] => {
    const declared = declaredName(evaluator, from, imported);
    if (declared?.file.path !== home.path) return [];
    const uses = usesOfObject(from, binding);
    if (declared.name === name) return [{ file: from, uses: below(uses, path) }];
    return declared.name === '*' ? [{ file: from, uses: below(uses, [...path, name]) }] : [];
  });
}

/** A name of a file for something it imports; `path` leads from there to the object in question. */
interface ImportedBinding {
  readonly binding: Binding;
  readonly imported: { readonly source: string; readonly name: string };
  readonly path: readonly string[];
}

const imports = new WeakMap<SourceFile, readonly ImportedBinding[]>();

function importedBindings(file: SourceFile): readonly ImportedBinding[] {
  const found = imports.get(file) ?? file.tree.program.body.flatMap((statement) => importedBy(file, statement));
  imports.set(file, found);
  return found;
}

function importedBy(file: SourceFile, statement: t.Statement): readonly ImportedBinding[] {
  if (statement.type === 'ImportDeclaration') {
    return statement.specifiers.flatMap(({ local }) => {
      const binding = file.names.bindingOf(local);
      const imported = binding && importOf(binding, file.names);
      return binding === undefined || imported === undefined ? [] : [{ binding, imported, path: [] }];
    });
  }
  return statement.type === 'VariableDeclaration'
    ? statement.declarations.flatMap((declarator) => requiredBy(file, declarator))
    : [];
}

/** `const urls = require('./urls')`, `const { urls } = require('./urls')` */
function requiredBy(file: SourceFile, { id, init }: t.VariableDeclarator): readonly ImportedBinding[] {
  const isRequired =
    init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'require';
  const [source] = isRequired ? init.arguments : [];
  if (source?.type !== 'StringLiteral') return [];
  const names = id.type === 'Identifier' ? [id] : id.type === 'ObjectPattern' ? namesIn(id) : [];
  return names.flatMap((identifier) => {
    const binding = file.names.bindingOf(identifier);
    const [step, ...more] = patternPath(id as t.Node, identifier) ?? [];
    const isNamed = more.length === 0 && (step === undefined || step.name !== undefined);
    if (binding === undefined || !isNamed) return [];
    return [{ binding, imported: { source: source.value, name: step?.name ?? '*' }, path: [] }];
  });
}

function namesIn({ properties }: t.ObjectPattern): readonly t.Identifier[] {
  return properties.flatMap((one) =>
    one.type === 'ObjectProperty' && one.value.type === 'Identifier' ? [one.value] : [],
  );
}

/** Converts the uses of an object to those of one of its members. */
function below(uses: ObjectUses, path: readonly string[]): ObjectUses {
  const { written, passed, changed, isGiven } = uses;
  if (path.length === 0) return uses;
  const inside = <T extends { readonly path: readonly (string | undefined)[] }>(all: readonly T[]): readonly T[] =>
    all
      .filter((one) => path.every((name, index) => one.path[index] === undefined || one.path[index] === name))
      .map((one) => ({ ...one, path: one.path.slice(path.length) }));
  return {
    written: inside(written).filter((one) => one.path.length > 0),
    passed: inside(passed),
    changed: inside(changed),
    isGiven,
  };
}
