import type * as t from '@babel/types';
import { quoted } from '../../requests/edits/respell.ts';
import { callsByName } from '../../source/nodes.ts';
import { both, saysOf } from '../../source/operand.ts';
import { keyName, lastName } from '../../source/pattern.ts';
import { canStandAt, contains, type SourceFile } from '../../source/source-file.ts';
import { isOnly } from '../../values/declared/value-kinds.ts';
import { knownText } from '../../values/text/pieces.ts';
import { writtenAt } from '../../values/text/written-at.ts';
import { isAbsentWord } from '../../values/truth.ts';
import type { Value } from '../../values/value.ts';
import type { Found } from '../migration.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { kindsOf } from '../query/value-source.ts';
import { encodedArgument } from './encoders.ts';

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
  if (node.type === 'LogicalExpression' && node.operator !== '&&' && isBlank(node.right)) {
    const source = file.textOf(node.left);
    return { test: alsoUnder(parameter, source), source };
  }
  if (!/^(Identifier|MemberExpression)$/.test(node.type)) return undefined;
  const isShown = mayBeBlank(found.evaluator.evaluate({ ...found.site.url, node })) || isPassedBlank(file, node);
  const source = file.textOf(node);
  return isShown ? { test: alsoUnder(parameter, source), source } : undefined;
}

/** A test of a value, with that of its parameter, which asks about something else. */
function alsoUnder({ guard }: QueryParameter, test: string): string {
  return guard === undefined ? test : both(guard, test);
}

/**
 * A value that may be any string by its type, and so may be blank, such as a form field with an option for all. A name
 * of a single id does not count, unless the code already tests whether the value is present.
 */
export function freeText(found: Found, parameter: QueryParameter): BlankValue | undefined {
  const node = valueNode(found, parameter);
  if (node === undefined) return undefined;
  const { file } = found.site;
  const source = file.textOf(node);
  const isPresent = asksIfThere(file, parameter, source);
  if (!isPresent && (saysOf(parameter.guard, node) || isNamedId(node))) return undefined;
  const kinds = kindsOf(found, node);
  if (kinds === undefined || !isOnly(kinds, 'text', 'absent', 'null')) return undefined;
  if (isPresent) return { test: source, source };
  if (isOnly(kinds, 'text')) return { test: alsoUnder(parameter, source), source };
  const test = `${source} !== ${quoted(file, '')}`;
  // In a string, a value that is absent is sent as the word for that.
  return parameter.value === undefined ? { test: alsoUnder(parameter, test), source: `String(${source})` } : undefined;
}

/** Example: `if (library != null)`, which holds for a blank string, too. */
function asksIfThere(file: SourceFile, { guard, guardNode }: QueryParameter, source: string): boolean {
  if (guardNode?.type !== 'BinaryExpression' || guard !== file.textOf(guardNode)) return false;
  const { operator, left, right } = guardNode;
  const sides = [left, right];
  return /^!==?$/.test(operator) && sides.some(isAbsentWord) && sides.some((side) => file.textOf(side) === source);
}

/** Whether the last name of an expression is that of an id; an expression without a name counts as one. */
function isNamedId(node: t.Node): boolean {
  const name = lastName(node);
  return name === undefined || /(^|_)id$|I[dD]$/.test(name);
}

/** The expression of a value that is a single one; undefined if it has more parts. */
function valueNode({ evaluator, site }: Found, { value, pieces }: QueryParameter): t.Node | undefined {
  if (value !== undefined) return value.node;
  const [piece, ...others] = pieces ?? [];
  if (piece === undefined || piece.kind === 'text' || others.length > 0) return undefined;
  const written = encodedArgument(piece) ?? writtenAt(evaluator, site.url, piece)?.node;
  const isHere = (node: t.Node) => contains(site.node, node) || canStandAt(site.file, node, site.url.node);
  return written && piece.file === site.file && isHere(written) ? written : undefined;
}

function isBlank(node: t.Node): boolean {
  return node.type === 'StringLiteral' && node.value.trim() === '';
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
    return given !== undefined && isBlank(given);
  });
}

/** The name of a function, a variable, a method or a property. */
function nameOf(node: t.Node | undefined): string | undefined {
  if (node === undefined) return undefined;
  if ('key' in node) return keyName(node as { key: t.Node });
  const id = 'id' in node ? (node.id as t.Node | null | undefined) : undefined;
  return id?.type === 'Identifier' ? id.name : undefined;
}
