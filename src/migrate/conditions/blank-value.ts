import type * as t from '@babel/types';
import { quoted } from '../../requests/edits/respell.ts';
import { functionsOf } from '../../requests/wrappers/sending.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { isMember } from '../../source/node-kinds.ts';
import { callsByName } from '../../source/nodes.ts';
import { both, saysOf } from '../../source/operand.ts';
import { keyName, lastName, memberName } from '../../source/pattern.ts';
import { canStandAt, contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { holdsSuch } from '../../source/walk.ts';
import { isAbsentWord } from '../../values/flow/truth.ts';
import { returnsOf } from '../../values/returns.ts';
import { knownText } from '../../values/text/pieces.ts';
import { writtenAt } from '../../values/text/written-at.ts';
import { isOnly } from '../../values/types/value-kinds.ts';
import { isDefinite, type Piece, type Value } from '../../values/value.ts';
import type { Found } from '../migration.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { kindsOf } from '../query/value-source.ts';
import { encodedArgument } from './encoders.ts';
import { isBlankText, isSetBlank } from './set-blank.ts';

/**
 * A value that may be a blank string, which is not a filter (semantics §2.3): the test that it is not blank, and its
 * value then.
 */
export interface BlankValue {
  readonly test: string;
  readonly source: string;
}

/**
 * Whether the code shows that a value may be blank: by `x || ''`, a default, or a call of its function that passes
 * `''`.
 */
export function blankValue(found: Found, parameter: QueryParameter): BlankValue | undefined {
  const node = valueNode(found, parameter);
  const { file } = found.site;
  if (node === undefined || saysOf(parameter.guard, node)) return undefined;
  if (isBlankInstead(node)) {
    const source = file.textOf((node as t.LogicalExpression).left);
    return { test: alsoUnder(parameter, source), source };
  }
  if (node.type === 'ConditionalExpression' && isBlankText(node.alternate) && isWritten(node.consequent))
    return { test: alsoUnder(parameter, file.textOf(node.test)), source: file.textOf(node.consequent) };
  if (!/^(Identifier|MemberExpression|ConditionalExpression|CallExpression)$/.test(node.type)) return undefined;
  const text = textIn(found, node);
  const values = [text, node].map((one) => found.evaluator.evaluate({ ...found.site.url, node: one }));
  const isShown = values.some(mayBeBlank) || isPassedBlank(file, text);
  const source = file.textOf(node);
  return isShown ? { test: alsoUnder(parameter, source), source } : undefined;
}

/**
 * A value that a call gives and that is blank where it would be absent: `String(name ?? '')`, or `encoded(name)` of a function
 * of the code base that does the same. `source`: what the condition gets.
 */
export function blankResult(found: Found, parameter: QueryParameter, source: string): BlankValue | undefined {
  const { evaluator, site } = found;
  const [piece, ...others] = parameter.pieces ?? [];
  const isOne = piece !== undefined && piece.kind !== 'text' && others.length === 0;
  const whole = isOne ? writtenAt(evaluator, site.url, piece)?.node : undefined;
  const node = [valueNode(found, parameter), whole].find((one) => one !== undefined && isBlankCall(found, one));
  return node && parameter.guard === undefined ? { test: site.file.textOf(node), source } : undefined;
}

function isBlankCall({ evaluator, site }: Found, node: t.Node): boolean {
  if (node.type !== 'CallExpression') return false;
  if (isOutside(site.file, node.callee, 'String')) return node.arguments.some(isBlankInstead);
  return functionsOf(evaluator.evaluate({ ...site.url, node: node.callee })).some(({ place }) =>
    returnsOf(place.node).some((one) => holdsSuch(one, isBlankInstead)),
  );
}

/** The text that methods change, which of a blank one make a blank one: `tag` of `tag.trim()`, and of `tidy(tag)` that does so. */
function textIn(found: Found, node: t.Node): t.Node {
  if (node.type !== 'CallExpression') return node;
  if (isMember(node.callee) && textMethods.test(memberName(node.callee) ?? ''))
    return textIn(found, node.callee.object);
  const [called, ...others] = functionsOf(found.evaluator.evaluate({ ...found.site.url, node: node.callee }));
  const [returned, ...more] = called === undefined || others.length > 0 ? [] : returnsOf(called.place.node);
  const text = returned && more.length === 0 ? textIn(found, returned) : undefined;
  const index = called?.place.node.params.findIndex(
    (one) => one.type === 'Identifier' && text?.type === 'Identifier' && one.name === text.name,
  );
  const given = index === undefined ? undefined : node.arguments[index];
  return given === undefined || text === returned ? node : textIn(found, given);
}

const textMethods = /^(trim(Start|End)?|to(Locale)?(Lower|Upper)Case|normalize|replace(All)?|slice|substring)$/;

/** A string literal that is not blank. */
function isWritten(node: t.Node): boolean {
  return node.type === 'StringLiteral' && !isBlankText(node);
}

/** `name ?? ''`, `name || ''` */
function isBlankInstead(node: t.Node): boolean {
  return node.type === 'LogicalExpression' && node.operator !== '&&' && isBlankText(node.right);
}

/** A test of a value, combined with the existing test of its parameter, which checks something else. */
function alsoUnder({ guard }: QueryParameter, test: string): string {
  return guard === undefined ? test : both(guard, test);
}

/**
 * A value that may be any string by its type, and so may be blank, such as a form field with an option "all". A name
 * of a single id does not count, unless the code already tests whether the value is present, or sets something of that name to
 * a blank string.
 */
export function freeText(found: Found, parameter: QueryParameter): BlankValue | undefined {
  const node = valueNode(found, parameter);
  if (node === undefined) return undefined;
  const { file } = found.site;
  const source = file.textOf(node);
  const test = testOfText(file, parameter, source);
  if (test === undefined && saysOf(parameter.guard, node)) return undefined;
  const kinds = kindsOf(found, node);
  if (kinds === undefined || !isOnly(kinds, 'text', 'absent', 'null')) return undefined;
  if (test !== undefined) return { test, source };
  const text = textIn(found, node);
  if (isNamedId(text) && !isSetBlank(found.evaluator, file, lastName(text) ?? '')) return undefined;
  if (isOnly(kinds, 'text')) return { test: alsoUnder(parameter, source), source };
  const isNotBlank = `${source} !== ${quoted(file, '')}`;
  // In a string, an absent value is sent as the word `undefined` or `null`.
  return parameter.value === undefined
    ? { test: alsoUnder(parameter, isNotBlank), source: `String(${source})` }
    : undefined;
}

/**
 * The test of a parameter, with the part that a blank string also passes replaced: `open && library != null`
 * becomes `open && library`.
 */
function testOfText(file: SourceFile, { guard, guardNode }: QueryParameter, source: string): string | undefined {
  if (guardNode === undefined || guard !== file.textOf(guardNode)) return undefined;
  const asked = whatAsksIfThere(file, guardNode, source);
  if (asked === undefined) return undefined;
  const start = startOf(guardNode);
  return guard.slice(0, startOf(asked) - start) + source + guard.slice(endOf(asked) - start);
}

/** Example: `library != null`, if it is the whole test or a part of it that must hold. */
function whatAsksIfThere(file: SourceFile, test: t.Node, source: string): t.Node | undefined {
  if (test.type === 'LogicalExpression' && test.operator === '&&')
    return whatAsksIfThere(file, test.left, source) ?? whatAsksIfThere(file, test.right, source);
  if (test.type !== 'BinaryExpression' || !/^!==?$/.test(test.operator)) return undefined;
  const sides = [test.left, test.right];
  const isAsked = sides.some(isAbsentWord) && sides.some((side) => file.textOf(side) === source);
  return isAsked ? test : undefined;
}

/** Whether the last name of an expression is that of an id; an expression without a name counts as one. */
function isNamedId(node: t.Node): boolean {
  const name = lastName(node);
  return name === undefined || /(^|_)id$|I[dD]$/.test(name);
}

/** The expression of a value that consists of nothing else; undefined if the value has more parts. */
export function valueNode({ evaluator, site }: Found, { value, pieces }: QueryParameter): t.Node | undefined {
  if (value !== undefined) return value.node;
  const [piece, ...others] = pieces ?? [];
  if (piece === undefined || piece.kind === 'text' || others.length > 0) return undefined;
  const written = encodedArgument(piece) ?? writtenAt(evaluator, site.url, piece)?.node;
  const isHere = (node: t.Node) => contains(site.node, node) || canStandAt(site.file, node, site.url.node);
  return written && piece.file === site.file && isHere(written) ? written : undefined;
}

/** Whether a parameter has a value whenever it is sent: some of it is text, or its test asks for just that value. */
export function isNeverBlank(found: Found, parameter: QueryParameter): boolean {
  const { file, url } = found.site;
  const { pieces = [], guard, guardNode } = parameter;
  const node = valueNode(found, parameter);
  if (pieces.some(isText) || (node && isDefinite(found.evaluator.evaluate({ ...url, node })))) return true;
  const isAsked = (test: t.Node): boolean =>
    test.type === 'LogicalExpression' && test.operator === '&&'
      ? isAsked(test.left) || isAsked(test.right)
      : node !== undefined && file.textOf(test) === file.textOf(node);
  return guardNode !== undefined && guard === file.textOf(guardNode) && isAsked(guardNode);
}

function isText(piece: Piece): boolean {
  if (piece.kind === 'choice') return piece.branches.every((branch) => branch.some(isText));
  return piece.kind === 'text' && piece.text.trim() !== '';
}

function mayBeBlank(value: Value): boolean {
  if (value.kind === 'choice') return value.branches.some(mayBeBlank);
  return value.kind === 'text' && knownText(value.pieces)?.trim() === '';
}

/**
 * Whether a call in the file, by the name of the function, passes a blank string for the parameter that an expression
 * names.
 */
function isPassedBlank(file: SourceFile, node: t.Node): boolean {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const declaration = binding?.kind === 'param' ? binding.declaration : undefined;
  if (binding === undefined || declaration === undefined || !('params' in declaration)) return false;
  const index = (declaration.params as readonly t.Node[]).findIndex(
    (param) =>
      param === binding.identifier || (param.type === 'AssignmentPattern' && param.left === binding.identifier),
  );
  const name = nameOf(declaration) ?? nameOf(file.names.parentOf(declaration));
  const calls = name === undefined ? [] : (callsByName(file).get(name) ?? []);
  return calls.some((call) => {
    const given = call.arguments[index];
    return given !== undefined && isBlankText(given);
  });
}

/** The name of a function, a variable, a method or a property. */
function nameOf(node: t.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if ('key' in node) return keyName(node as { key: t.Node });
  const id = 'id' in node ? (node.id as t.Node | null | undefined) : undefined;
  return id?.type === 'Identifier' ? id.name : undefined;
}
