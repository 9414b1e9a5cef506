import type * as t from '@babel/types';
import type { CallSite, Refusal } from '../../requests/call-site.ts';
import { isOnlyShown } from '../../requests/on-the-way/log-call.ts';
import { isCall, isMember } from '../../source/node-kinds.ts';
import { negated, operand } from '../../source/operand.ts';
import { functionNamed, objectLiteral, parametersOf } from '../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { applyEdits } from '../../source/text-edit.ts';
import { walk } from '../../source/walk.ts';
import { functionAround } from '../../values/flow/flow.ts';
import type { Alternative } from '../../values/text/match.ts';
import { leavesOf, pathLeaves } from '../../values/text/pieces.ts';
import type { ChoicePiece, FunctionNode, Hole, Piece, TextPiece } from '../../values/value.ts';
import { isChangedOnTheWay } from '../split/changed-on-the-way.ts';
import { withoutString } from './appended-in-loop.ts';
import { type BuiltQuery, readBuiltQuery, readUrlQuery } from './built-query.ts';
import { madeQuery, objectParameters } from './object-query.ts';
import { queryNotKnown } from './query-parameter.ts';

/** The query that a URL contains as a whole, if there is one. */
export function findQueryInUrl(site: CallSite, { pieces }: Alternative): BuiltQuery | undefined {
  const holes = pieces.flatMap(leavesOf).filter((piece): piece is Hole => piece.kind === 'hole' && piece.isQuery);
  const [only] = holes;
  const built = holes.length === 1 && only !== undefined ? readQueryInUrl(site, only) : undefined;
  return built === undefined || 'refused' in built ? undefined : built;
}

/** A query that a URL contains only if it is not empty: `${query ? `?${query}` : ''}`, with no other test. */
export function readOptionalQuery(site: CallSite, choice: ChoicePiece): BuiltQuery | undefined {
  const [branch, other] = [...choice.branches].sort((a, b) => b.length - a.length);
  const [mark, hole] = branch ?? [];
  const isQuery = branch?.length === 2 && mark?.kind === 'text' && /^[?&]$/.test(mark.text);
  const isEmpty = other?.every((one) => one.kind === 'text' && one.text === '') === true;
  if (!isQuery || !isEmpty || hole?.kind !== 'hole' || !hole.isQuery || choice.branches.length !== 2) return undefined;
  if (choice.node === hole.node) return whereRead(readQueryInUrl(site, hole));
  const test = 'test' in choice.node ? (choice.node.test as t.Node) : 'left' in choice.node && choice.node.left;
  if (!test || choice.file !== site.file || !asksFor(site, test as t.Node, hole.node)) return undefined;
  return whereRead(readQueryInUrl(site, hole));
}

function whereRead(built: BuiltQuery | Refusal): BuiltQuery | undefined {
  return 'refused' in built ? undefined : built;
}

/** `query`, `query.size`, `query.toString() !== ''` */
function asksFor(site: CallSite, test: t.Node, query: t.Node): boolean {
  const { names } = site.file;
  let asked = test.type === 'BinaryExpression' ? test.left : test;
  if (asked.type === 'MemberExpression') asked = asked.object;
  asked = withoutString(asked);
  if (asked === query) return true;
  const binding = asked.type === 'Identifier' ? names.bindingOf(asked) : undefined;
  if (binding?.declaration.type !== 'VariableDeclarator' || !binding.declaration.init) return false;
  const { init } = binding.declaration;
  return asksFor(site, init, query);
}

/**
 * Reads a query that a URL contains as a whole: a `URLSearchParams` created in place or in a variable, or that of a URL
 * object.
 */
export function readQueryInUrl(site: CallSite, whole: Hole): BuiltQuery | Refusal {
  const { node, file } = whole;
  if (file !== site.file || isChangedOnTheWay(site, whole)) return queryNotKnown;
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier') return searchParams(site, node);
  const write = file.names.parentOf(node);
  if (write?.type === 'AssignmentExpression' && write.left === node)
    return searchParams(site, withoutString(write.right));
  const binding = file.names.bindingOf(node.object);
  return binding === undefined ? queryNotKnown : readUrlQuery(site, binding);
}

function searchParams(site: CallSite, node: t.Node): BuiltQuery | Refusal {
  const { names } = site.file;
  const holder = names.parentOf(node);
  const name = node.type === 'Identifier' ? node : holder?.type === 'VariableDeclarator' ? holder.id : undefined;
  const binding = name?.type === 'Identifier' ? names.bindingOf(name) : undefined;
  const built = binding === undefined ? inPlace(site, node) : readBuiltQuery(site, binding);
  if ('refused' in built) return built;
  // Example: `withQuery(url, { page, size })`, which leaves out what is absent
  const declared = binding?.declaration.type === 'VariableDeclarator' ? binding.declaration.init : undefined;
  const isPlain = objectLiteral(declared ?? node) !== undefined;
  const isText = node.type !== 'CallExpression';
  const parameters = built.parameters.map((one) => ({ ...one, isText: isText && (!isPlain || one.isText) }));
  return { ...built, parameters };
}

/** `new URLSearchParams({…})`, `stringify({…})` */
function inPlace(site: CallSite, node: t.Node): BuiltQuery | Refusal {
  const [serialised] = node.type === 'CallExpression' ? node.arguments : [];
  const object = serialised === undefined ? madeQuery(node)?.object : objectLiteral(serialised);
  const parameters = object && objectParameters(site, object, serialised === undefined);
  return parameters === undefined ? queryNotKnown : { parameters, object, isShared: false };
}

/** The assignment `url += '&a=b'` that contains a part of a query. */
export function appendedBy({ file }: CallSite, branch: readonly Piece[]): t.AssignmentExpression | undefined {
  const [first] = branch;
  let source = first?.kind === 'text' && first.at?.file === file ? first.at.node : undefined;
  while (source !== undefined && file.names.parentOf(source)?.type === 'BinaryExpression')
    source = file.names.parentOf(source);
  const assignment = source && file.names.parentOf(source);
  return assignment?.type === 'AssignmentExpression' && assignment.operator === '+=' ? assignment : undefined;
}

/**
 * Whether a variable that an assignment adds to is read for anything but this URL, a log line or an error message. One
 * with a path is not checked: it is edited only if nothing but this URL needs it.
 */
export function isReadBeside({ file, url, pieces }: CallSite, { left }: t.AssignmentExpression): boolean {
  const binding = left.type === 'Identifier' ? file.names.bindingOf(left) : undefined;
  const namesIn = (leaves: readonly (TextPiece | Hole)[]) =>
    new Set(leaves.flatMap(({ via }) => via.map(({ node }) => node)));
  const ofPath = [...namesIn(pathLeaves(pieces))];
  const isIt = (node: t.Node) => node.type === 'Identifier' && file.names.bindingOf(node) === binding;
  if (binding === undefined) return true;
  if (ofPath.some(isIt)) return false;
  const own = namesIn(pieces.flatMap(leavesOf));
  return binding.references.some((reference) => {
    const parent = file.names.parentOf(reference);
    const isAdded = parent?.type === 'AssignmentExpression' && parent.left === reference;
    return !isAdded && !own.has(reference) && !contains(url.node, reference) && !isOnlyShown(file, reference);
  });
}

/** The test for a branch of a choice. */
export function testOf(piece: ChoicePiece, branch: readonly Piece[]): { node: t.Node; source: string } | undefined {
  const { node, file } = piece;
  if (node.type === 'LogicalExpression' && node.operator === '&&') return testAtCall(piece, node.left);
  if (node.type !== 'IfStatement' && node.type !== 'ConditionalExpression') return undefined;
  // Not the first one alone: it may be the default of a parameter, which stands in neither branch.
  const places = branch
    .flatMap(leavesOf)
    .flatMap((leaf) => [leaf.kind === 'text' ? leaf.at : leaf, ...leaf.via])
    .filter((place) => place?.file === file);
  const isFrom = (part: t.Node): boolean => places.some((place) => place !== undefined && contains(part, place.node));
  const test = testAtCall(piece, node.test);
  if (isFrom(node.consequent)) return test;
  const isOther = node.alternate ? isFrom(node.alternate) : places.length > 0;
  return isOther ? { ...test, source: negated(test.source) } : undefined;
}

/**
 * A test that a function of the file makes of one of its parameters, as the call of that function can make it:
 * `shelf.id` for `within(shelf.id)` and `function within(id) { return id ? `&library_id=${id}` : ''; }`. The node is what
 * the call passes. The test as it is if it reads anything else, or the call passes more than a name or a member.
 */
function testAtCall(piece: ChoicePiece, test: t.Node): { node: t.Node; source: string } {
  return expressionAtCall(piece, test) ?? { node: test, source: piece.file.textOf(test) };
}

/** The same for any expression in such a function: `view.library` for `within(view)` and `settings.library` in it. */
export function expressionAtCall(
  { via, file }: Pick<ChoicePiece, 'via' | 'file'>,
  test: t.Node,
): { node: t.Node; source: string } | undefined {
  const owner = functionAround({ node: test, file, env: undefined }, test);
  const isOfOwner = (node: t.Node): node is t.CallExpression =>
    isCall(node) && owner !== undefined && functionNamed(file.names, node.callee) === owner;
  const call = via.find((one) => one.file === file && isOfOwner(one.node))?.node;
  const [read, ...others] = readsOf(file, test);
  const param = read && file.names.bindingOf(read);
  const isOne = others.every((one) => file.names.bindingOf(one) === param);
  if (call === undefined || !isOfOwner(call) || owner === undefined || contains(owner, call) || !isOne)
    return undefined;
  const index = parametersOf(owner as FunctionNode).indexOf(param?.identifier as t.Identifier);
  const argument = param?.writes.length === 0 ? call.arguments[index] : undefined;
  const isSpread = call.arguments.some(({ type }) => type === 'SpreadElement');
  if (read === undefined || argument === undefined || isSpread || !isName(argument)) return undefined;
  const text = operand(file.textOf(argument));
  const edits = [read, ...others].map((one) => ({
    start: startOf(one) - startOf(test),
    end: endOf(one) - startOf(test),
    text,
  }));
  return { node: argument, source: applyEdits(file.textOf(test), edits) };
}

/** The names that an expression reads, other than `undefined`. */
function readsOf({ names }: SourceFile, root: t.Node): readonly t.Identifier[] {
  const found: t.Identifier[] = [];
  walk(root, (node) => {
    const parent = names.parentOf(node);
    const isProperty = isMember(parent) && parent.property === node && !parent.computed;
    if (node.type === 'Identifier' && node.name !== 'undefined' && !isProperty) found.push(node);
  });
  return found;
}

/** `id`, `this.id`, `shelf.library.id` */
function isName(node: t.Node): boolean {
  if (isMember(node)) return !node.computed && isName(node.object);
  return node.type === 'Identifier' || node.type === 'ThisExpression';
}
