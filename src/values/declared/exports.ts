import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import { type External, external, type Place, unknown, type Value } from '../value.ts';

/** The exports of a file, as far as its own statements show them. */
interface ExportTable {
  /** Declarations, identifiers and expressions of the file, by their exported name. */
  readonly own: ReadonlyMap<string, t.Node>;
  /** Re-exports from other files, by the name here; `*` is all of the other file. */
  readonly passedOn: ReadonlyMap<string, { readonly source: string; readonly name: string }>;
  /** The files whose exports are all re-exported. */
  readonly stars: readonly string[];
  /** The export as a whole: `export =`, `module.exports = x`, or the data of a JSON file. */
  readonly whole: t.Expression | undefined;
  /** The values assigned to members of `exports`. */
  readonly common: ReadonlyMap<string, t.Expression>;
  readonly isCommon: boolean;
}

/** The target of an export: code, all of a file, or something outside the code base. */
type Export =
  | { readonly kind: 'code'; readonly node: t.Node; readonly file: SourceFile }
  | { readonly kind: 'module'; readonly file: SourceFile }
  /** A member of the value that a file exports as a whole. */
  | { readonly kind: 'member'; readonly name: string; readonly file: SourceFile }
  | { readonly kind: 'outside'; readonly source: string; readonly name: string };

/** The value that a file exports under a name, re-exports resolved; `place` is where it is used. */
export function exportedValue(evaluator: Evaluator, file: SourceFile, name: string, place: Place): Value {
  const found = findExport(evaluator, file, name, new Map());
  switch (found?.kind) {
    case 'code':
      return codeValue(evaluator, found.node, found.file);
    case 'module':
      return { kind: 'module', file: found.file };
    case 'member':
      return memberOfWhole(evaluator, found.file, found.name, place) ?? unknown(place, 'not exported');
    case 'outside':
      return external(place, { kind: 'module', source: found.source, name: found.name });
    default:
      return unknown(place, 'not exported');
  }
}

/** Where in the code base an imported name is declared: a name of a file, or all exports of a file. */
export function declaredName(
  evaluator: Evaluator,
  from: SourceFile,
  { source, name }: { readonly source: string; readonly name: string },
): { readonly file: SourceFile; readonly name: string } | undefined {
  const file = evaluator.open(from, source);
  if (file === undefined || name === '*') return file && { file, name };
  const found = findExport(evaluator, file, name, new Map());
  if (found === undefined || found.kind === 'outside') return undefined;
  if (found.kind === 'code')
    return { file: found.file, name: found.node.type === 'Identifier' ? found.node.name : 'default' };
  return { file: found.file, name: found.kind === 'module' ? '*' : found.name };
}

/** Whether a file exports one of its own declarations, under any name. */
export function isExported(file: SourceFile, name: string): boolean {
  const { own, whole, common } = exportsOf(file);
  const isName = (node: t.Node): boolean => node.type === 'Identifier' && node.name === name;
  if ([...own.values(), ...common.values()].some(isName)) return true;
  if (whole?.type !== 'ObjectExpression') return whole !== undefined && isName(whole);
  return whole.properties.some((one) => one.type === 'ObjectProperty' && isName(one.value));
}

/** Whether a value in a file is its default export, or its `module.exports`. */
export function isWholeExport(file: SourceFile, node: t.Node): boolean {
  const parent = file.names.parentOf(node);
  if (parent?.type === 'AssignmentExpression') return isOutside(file, parent.left, 'module.exports');
  return parent?.type === 'ExportDefaultDeclaration';
}

/**
 * Looks for an export in a file and in those that it re-exports; `seen` are the names already looked up in each file.
 */
function findExport(
  evaluator: Evaluator,
  file: SourceFile,
  name: string,
  seen: Map<SourceFile, Set<string>>,
): Export | undefined {
  const asked = seen.get(file) ?? new Set();
  if (asked.has(name)) return undefined;
  seen.set(file, asked.add(name));
  const table = exportsOf(file);
  const node = table.own.get(name);
  if (node !== undefined) return { kind: 'code', node, file };
  const passed = table.passedOn.get(name);
  if (passed !== undefined) {
    const target = evaluator.open(file, passed.source);
    if (target === undefined) return { kind: 'outside', ...passed };
    return passed.name === '*' ? { kind: 'module', file: target } : findExport(evaluator, target, passed.name, seen);
  }
  const common = table.common.get(name);
  if (common !== undefined) return { kind: 'code', node: common, file };
  for (const source of name === 'default' ? [] : table.stars) {
    const target = evaluator.open(file, source);
    const found = target && findExport(evaluator, target, name, seen);
    if (found !== undefined) return found;
  }
  const isMember = table.whole !== undefined || (name === 'default' && table.isCommon);
  return isMember ? { kind: 'member', name, file } : undefined;
}

/** The value of a declaration, a name or an expression of a file. */
export function codeValue(evaluator: Evaluator, node: t.Node, file: SourceFile): Value {
  const place = { file, env: undefined };
  if (node.type === 'FunctionDeclaration') return { kind: 'function', place: { ...place, node }, self: undefined };
  if (node.type === 'ClassDeclaration') return { kind: 'class', place: { ...place, node } };
  return evaluator.evaluate({ ...place, node });
}

/** A module that exports one value provides its members by name, and all of it as its default. */
function memberOfWhole(evaluator: Evaluator, file: SourceFile, name: string, place: Place): Value | undefined {
  const whole = wholeModule(evaluator, file);
  if (name === 'default') return whole;
  const member = evaluator.member(whole, name, place);
  return member.kind === 'undefined' ? undefined : member;
}

/**
 * The exports of a file as one value: that of `export =` or `module.exports`, the data of a JSON file, or its exports
 * by name.
 */
export function wholeModule(evaluator: Evaluator, file: SourceFile): Value {
  const { whole } = exportsOf(file);
  return whole === undefined ? { kind: 'module', file } : evaluator.evaluate({ node: whole, file, env: undefined });
}

/** Whether a member is all that its file exports: `module.exports`. */
export function isOwnExports({ root, steps }: External, name: string): boolean {
  return root.kind === 'global' && root.name === 'module' && steps.length === 0 && name === 'exports';
}

/** Whether a function is assigned to an export of its file, whose functions it can call as members of `this`. */
export function isAssignedExport(file: SourceFile, node: t.Node): boolean {
  const parent = file.names.parentOf(node);
  const to = parent?.type === 'AssignmentExpression' && parent.right === node ? parent.left : undefined;
  return to?.type === 'MemberExpression' && isOutside(file, to.object, /^(module\.)?exports$/);
}

const tables = new WeakMap<SourceFile, ExportTable>();

/** Reads the exports of a file once. */
function exportsOf(file: SourceFile): ExportTable {
  const table = tables.get(file) ?? readExports(file);
  tables.set(file, table);
  return table;
}

function readExports(file: SourceFile): ExportTable {
  const own = new Map<string, t.Node>();
  const passedOn = new Map<string, { source: string; name: string }>();
  const stars: string[] = [];
  for (const statement of file.tree.program.body) {
    if (statement.type === 'ExportDefaultDeclaration') add(own, 'default', statement.declaration);
    else if (statement.type === 'ExportAllDeclaration') stars.push(statement.source.value);
    else if (statement.type === 'ExportNamedDeclaration') {
      for (const id of declaredBy(statement.declaration)) add(own, id.name, id);
      for (const specifier of statement.specifiers) {
        const { exported } = specifier;
        const name = exported.type === 'Identifier' ? exported.name : exported.value;
        if (statement.source) add(passedOn, name, { source: statement.source.value, name: sourceName(specifier) });
        else if (specifier.type === 'ExportSpecifier') add(own, name, specifier.local);
      }
    }
  }
  const assigned = file.tree.program.body.flatMap((statement) => commonAssignments(file, statement));
  const common = new Map<string, t.Expression>();
  for (const { target, right } of assigned) {
    const [, dotted, quoted] = /^(?:module\.)?exports(?:\.(\w+)|\[['"](.*)['"]\])$/.exec(target) ?? [];
    const name = dotted ?? quoted;
    if (name !== undefined) add(common, name, right);
  }
  return {
    own,
    passedOn,
    stars,
    whole: wholeOf(file) ?? assigned.find(({ target }) => target === 'module.exports')?.right,
    common,
    isCommon: assigned.some(({ target }) => /^(?:module\.)?exports\b/.test(target)),
  };
}

/** Adds a name unless it exists: the first statement that exports it counts. */
function add<V>(map: Map<string, V>, name: string, value: V): void {
  if (!map.has(name)) map.set(name, value);
}

function sourceName(specifier: t.ExportSpecifier | t.ExportNamespaceSpecifier | t.ExportDefaultSpecifier): string {
  if (specifier.type === 'ExportNamespaceSpecifier') return '*';
  return specifier.type === 'ExportSpecifier' ? specifier.local.name : 'default';
}

/** The identifiers that a declaration declares. */
export function declaredBy(declaration: t.Node | null | undefined): readonly t.Identifier[] {
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => identifiersIn(id));
  const id = declaration && 'id' in declaration ? declaration.id : undefined;
  return id?.type === 'Identifier' ? [id] : [];
}

function identifiersIn(pattern: t.Node): t.Identifier[] {
  if (pattern.type === 'Identifier') return [pattern];
  if (pattern.type === 'AssignmentPattern') return identifiersIn(pattern.left);
  if (pattern.type === 'RestElement') return identifiersIn(pattern.argument);
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((element) => (element ? identifiersIn(element) : []));
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    identifiersIn(property.type === 'RestElement' ? property : property.value),
  );
}

function wholeOf(file: SourceFile): t.Expression | undefined {
  for (const statement of file.tree.program.body) {
    if (statement.type === 'TSExportAssignment') return statement.expression;
    if (statement.type === 'ExportDefaultDeclaration' && file.path.endsWith('.json'))
      return statement.declaration as t.Expression;
  }
  return undefined;
}

/** `module.exports = exports = x` assigns to both. */
function commonAssignments(file: SourceFile, statement: t.Statement): { target: string; right: t.Expression }[] {
  const targets: string[] = [];
  let right = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  while (right?.type === 'AssignmentExpression' && right.operator === '=') {
    targets.push(file.textOf(right.left));
    right = right.right;
  }
  return right === undefined ? [] : targets.map((target) => ({ target, right }));
}
