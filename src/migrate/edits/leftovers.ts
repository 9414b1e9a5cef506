import type * as t from '@babel/types';
import type { CallSite } from '../../requests/call-site.ts';
import type { Binding } from '../../source/names/bind.ts';
import { hasOwnNames } from '../../source/names/own-names.ts';
import { isFunction } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, objectLiteral } from '../../source/pattern.ts';
import { contains, endOf, reopen, type SourceFile, startOf } from '../../source/source-file.ts';
import { applyEdits, composeEdits, mapOffset, type TextEdit } from '../../source/text-edit.ts';
import { usesName, walk } from '../../source/walk.ts';
import type { Codebase } from '../../values/codebase.ts';
import { isTypeScript } from '../../values/declared/holders.ts';
import { removeStatements } from '../split/remove-statements.ts';
import { type Declared, declaredAs, emptyArguments, isEmptyString, isString, withoutEmpty } from './empty-texts.ts';

/** Whether code may change the options of a request on the way, and so need an object there: `config.params.key = key`. */
export function mayBeHooked(file: SourceFile, codebase: Codebase | undefined): boolean {
  const isElsewhere = (name: string) => (codebase?.filesWith?.(name).length ?? 0) > 0;
  return hooks.some(isElsewhere) || usesName(file.tree.program, hookName);
}

const hooks = ['interceptors', 'onRequest', 'beforeRequest'];
const hookName = /^(interceptors|onRequest|beforeRequest)$/;

/** Edits that also remove what only the old code used. `sites` are the edited calls of libraries that no hook is seen to change. */
export function withoutLeftovers(
  file: SourceFile,
  edits: readonly TextEdit[],
  sites: readonly CallSite[],
): readonly TextEdit[] {
  const opened = reopen(file, applyEdits(file.text, edits));
  return 'failure' in opened ? edits : composeEdits(file.text, edits, leftovers(file, opened, edits, sites));
}

/**
 * Cleans up after edits that turned `before` into `after`: removes constants that only the old code used, and copies that
 * nothing changes any more, and turns a variable that is no longer reassigned into a constant.
 */
function leftovers(
  before: SourceFile,
  after: SourceFile,
  edits: readonly TextEdit[],
  sites: readonly CallSite[],
): readonly TextEdit[] {
  const { additions, operands } = emptyTexts(after, edits);
  const added = additions.flatMap(({ left }) => after.names.bindingOf(left as t.Identifier)?.identifier ?? []);
  const bindings = touched(before, edits);
  const startsOf = (some: readonly Binding[]) => some.map(({ identifier }) => mapOffset(startOf(identifier), edits));
  const declared = declarationsAt(after, [...startsOf(bindings), ...added.map(startOf)]);
  const unused = declared.flatMap((one) => unusedAs(after, one) ?? []);
  const imports = importsAt(after, startsOf(bindings));
  const calls = sites.flatMap((site) => (isOfLibrary(site) ? mapOffset(startOf(site.node), edits) : []));
  const copies = declared.flatMap((one) => copyAs(after, one, calls) ?? []);
  const gone = [
    ...copies.map(({ statement }) => statement),
    ...unused.flatMap(({ statements }) => statements),
    ...additions.map((one) => after.names.parentOf(one) as t.Node),
    ...imports.whole,
  ];
  const wasWritten = [...startsOf(bindings.filter(({ writes }) => writes.length > 0)), ...added.map(startOf)];
  const found = [
    ...unused.flatMap(({ uses }) => uses),
    ...copies.map(({ use }) => use),
    ...operands,
    ...imports.specifiers,
    ...removeStatements(after, gone),
    ...declarationsAt(after, wasWritten).flatMap((one) => asConstant(after, one, gone)),
  ];
  const isApart = (one: TextEdit) => found.every(({ start, end }) => end < one.start || one.end < start);
  found.push(...emptyArguments(after, edits, calls).filter(isApart));
  const isFirst = ({ start, end }: TextEdit, index: number) =>
    found.findIndex((one) => one.start === start && one.end === end) === index;
  return found.filter(isFirst).sort((a, b) => a.start - b.start);
}

/** Statements that add an empty text to a string, and the edits that take one out of a concatenation, where edits left it. */
function emptyTexts(file: SourceFile, edits: readonly TextEdit[]) {
  const starts = edits.map(({ start }) => mapOffset(start, edits));
  const isEmptied = (node: t.Node): boolean =>
    isEmptyString(node) && starts.some((start) => startOf(node) <= start && start <= endOf(node));
  const additions = [...nodesOf(file, 'AssignmentExpression')].filter(
    (node) => node.operator === '+=' && isEmptied(node.right) && isAddition(file, node),
  );
  const operands = [...nodesOf(file, 'BinaryExpression')].flatMap((node): readonly TextEdit[] => {
    if (node.operator !== '+' || !isEmptied(node.right) || !isString(node.left)) return [];
    const edit = { start: endOf(node.left), end: endOf(node.right), text: '' };
    return /^\s*\+\s*(''|""|``)$/.test(file.text.slice(edit.start, edit.end)) ? [edit] : [];
  });
  return { additions, operands };
}

/** Whether an assignment is a statement that adds to a variable that is a string from the start. */
function isAddition({ names }: SourceFile, node: t.AssignmentExpression): boolean {
  const declaration = names.bindingOf(node.left as t.Identifier)?.declaration;
  const init = declaration?.type === 'VariableDeclarator' ? declaration.init : undefined;
  return (
    node.left.type === 'Identifier' && !!init && isString(init) && names.parentOf(node)?.type === 'ExpressionStatement'
  );
}

/** The variables that the edits use less often, or whose initial value they change. */
function touched(before: SourceFile, edits: readonly TextEdit[]): readonly Binding[] {
  const { tree, names } = before;
  const found = new Set<Binding>();
  walk(tree.program, (node) => {
    const [start, end] = [startOf(node), endOf(node)];
    if (!edits.some((edit) => edit.start < end && start < edit.end)) return false;
    const changed = declaredAs(before, node)?.binding;
    if (changed !== undefined) found.add(changed);
    const binding = node.type === 'Identifier' ? names.bindingOf(node) : undefined;
    const isGone = edits.some((edit) => edit.start <= start && end <= edit.end);
    const isOwn =
      binding !== undefined && /^(VariableDeclarator|Import(Default)?Specifier)$/.test(binding.declaration.type);
    if (isGone && isOwn && binding.identifier !== node) found.add(binding);
    return undefined;
  });
  return [...found];
}

/**
 * Imported names that nothing uses any more: what to take out of an import, and whole imports. A whole import stays in
 * JavaScript, where importing a file also runs it; TypeScript drops such an import, unless its options say otherwise.
 */
function importsAt(file: SourceFile, starts: readonly number[]) {
  const specifiers: TextEdit[] = [];
  const whole: t.Node[] = [];
  for (const node of nodesOf(file, 'ImportDeclaration')) {
    const unused = node.specifiers.filter(({ local }) => starts.includes(startOf(local)) && !isNamed(file, local));
    if (unused.length === 0 || hasComment(file, node)) continue;
    if (unused.length < node.specifiers.length) specifiers.push(...withoutNamed(file, node, unused));
    else if (isTypeScript(file)) whole.push(node);
  }
  return { specifiers, whole };
}

/** Whether anything else in a file has the name of an import, also as a type. */
function isNamed({ tree }: SourceFile, local: t.Identifier): boolean {
  let isFound = false;
  walk(tree.program, (node) => {
    const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier';
    isFound ||= isName && node.name === local.name && startOf(node) !== startOf(local);
    return !isFound;
  });
  return isFound;
}

/** Takes some of the names in braces out of an import, each with a comma beside it. */
function withoutNamed(
  { text }: SourceFile,
  { specifiers }: t.ImportDeclaration,
  unused: readonly t.Node[],
): readonly TextEdit[] {
  const named: readonly t.Node[] = specifiers.filter(({ type }) => type === 'ImportSpecifier');
  const kept = named.filter((one) => !unused.includes(one));
  const [first, last] = [named[0], named.at(-1)];
  if (first === undefined || last === undefined || kept.length === 0 || unused.some((one) => !named.includes(one)))
    return [];
  return unused.flatMap((one) => {
    const index = named.indexOf(one);
    const isTail = named.slice(index).every((other) => unused.includes(other));
    const [start, end] = isTail
      ? [endOf(named[index - 1] ?? first), endOf(one)]
      : [startOf(one), startOf(named[index + 1] ?? last)];
    return /\/[/*]/.test(text.slice(start, end)) ? [] : [{ start, end, text: '' }];
  });
}

/** The variables of a file that are declared at some places, by themselves. */
function declarationsAt(file: SourceFile, starts: readonly number[]): readonly Declared[] {
  const found = [...nodesOf(file, 'VariableDeclaration')].flatMap(
    (node) => declaredAs(file, node.declarations[0]) ?? [],
  );
  return found.filter(({ binding }) => starts.includes(startOf(binding.identifier)));
}

/** A variable that nothing needs: what to remove. */
interface Unused {
  readonly of: Declared;
  /** Its declaration, and what assigns to it. */
  readonly statements: readonly t.Node[];
  /** Edits that take it out of the expressions that it adds nothing to. */
  readonly uses: readonly TextEdit[];
}

function unusedAs(file: SourceFile, of: Declared): Unused | undefined {
  const { binding, statement, init } = of;
  // A template may use what a script block declares.
  const isLocal =
    file.names.parentOf(statement)?.type === 'BlockStatement' || (file.block === undefined && hasOwnNames(file));
  if (!isLocal || !isPlain(init)) return undefined;
  const writes = binding.writes.map((write) => plainWrite(file, write));
  // Example: `query += '&size=5'`, which reads the variable, too
  const targets = binding.writes.map((write) => (write.type === 'AssignmentExpression' ? write.left : write));
  const uses = binding.references.every((one) => targets.includes(one))
    ? { edits: [], statements: [] }
    : withoutEmpty(file, of);
  if (uses === undefined || !writes.every((write) => write !== undefined)) return undefined;
  const statements = [statement, ...writes, ...uses.statements];
  return statements.some((one) => hasComment(file, one)) ? undefined : { of, statements, uses: uses.edits };
}

/** Whether a call goes to a library, which takes no query for an absent one. */
function isOfLibrary({ sentBy, isClientKnown }: CallSite): boolean {
  return sentBy === undefined && isClientKnown;
}

/** A copy of an object that only one of some calls uses, as a property: `const params = { ...page }`, and `{ params }`. */
function copyAs(file: SourceFile, { binding, statement, init }: Declared, calls: readonly number[]) {
  const { names } = file;
  const literal = objectLiteral(init);
  const [spread, ...others] = literal?.properties ?? [];
  const [reference, ...more] = binding.references;
  if (spread?.type !== 'SpreadElement' || spread.argument.type !== 'Identifier' || reference === undefined)
    return undefined;
  const source = names.bindingOf(spread.argument);
  const isAlone = others.length === 0 && more.length === 0 && binding.writes.length === 0;
  if (!isAlone || source?.references.length !== 1 || source.writes.length > 0 || hasComment(file, statement))
    return undefined;
  const property = names.parentOf(reference);
  const call = callAround(file, reference);
  if (property?.type !== 'ObjectProperty' || call === undefined || !calls.includes(startOf(call))) return undefined;
  const key = keyName(property);
  const { name } = spread.argument;
  const text = key === name ? name : `${file.textOf(property.key)}: ${name}`;
  return { statement, use: { start: startOf(property), end: endOf(property), text } };
}

function callAround(file: SourceFile, node: t.Node): t.Node | undefined {
  const parent = file.names.parentOf(node);
  const isInside = parent !== undefined && /^Object(Property|Expression)$/.test(parent.type);
  return isInside ? callAround(file, parent) : parent;
}

/** The statement of an assignment without effects. */
function plainWrite({ names }: SourceFile, write: t.Node): t.Node | undefined {
  const statement = names.parentOf(write);
  const isAlone = statement?.type === 'ExpressionStatement' && write.type === 'AssignmentExpression';
  return isAlone && /^\+?=$/.test(write.operator) && write.left.type === 'Identifier' && isPlain(write.right)
    ? statement
    : undefined;
}

/** Whether an expression has no effects: it consists of names and strings. */
function isPlain(init: t.Expression): boolean {
  let isOnlyValue = true;
  walk(init, (node) => {
    isOnlyValue &&= plainTypes.test(node.type) || isHarmlessCall(node);
    // What a function does, it only does when it is called.
    return isOnlyValue && !isFunction(node);
  });
  return isOnlyValue;
}

const plainTypes =
  /^(\w*Literal|TemplateElement|ThisExpression|Identifier|MemberExpression|ArrowFunctionExpression|(Conditional|Logical|Binary|Array|Object)Expression|ObjectProperty)$/;

const conversions = /^(map|filter|join|split|slice|concat|trim|toString|toISOString|toLowerCase|toUpperCase)$/;

/** Whether a node only converts a value to a string, a list or a query. */
function isHarmlessCall(node: t.Node): boolean {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false;
  const { callee } = node;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed)
    return conversions.test(callee.property.name);
  const name = node.callee.type === 'Identifier' ? node.callee.name : '';
  return (
    /^(encodeURI(Component)?|String|Number)$/.test(name) ||
    (name === 'URLSearchParams' && node.type === 'NewExpression')
  );
}

function hasComment({ tree, text }: SourceFile, statement: t.Node): boolean {
  const [start, end] = [startOf(statement), endOf(statement)];
  const lineEnd = text.indexOf('\n', end);
  return (tree.comments ?? []).some((comment) => {
    const [from, to] = [comment.start ?? 0, comment.end ?? 0];
    const isAbove = to <= start && /^[ \t]*\r?\n[ \t]*$/.test(text.slice(to, start));
    return isAbove || (from >= start && from < (lineEnd < 0 ? text.length : lineEnd));
  });
}

/** Turns `let` into `const`, if nothing is left that reassigns the variable. */
function asConstant(
  { text }: SourceFile,
  { binding, statement }: Declared,
  gone: readonly t.Node[],
): readonly TextEdit[] {
  const start = startOf(statement);
  const isGone = (node: t.Node) => gone.some((one) => contains(one, node));
  const isOpen = statement.kind === 'let' && binding.writes.every(isGone) && text.startsWith('let', start);
  return isOpen && !isGone(statement) ? [{ start, end: start + 'let'.length, text: 'const' }] : [];
}
