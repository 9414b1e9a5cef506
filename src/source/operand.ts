import type * as t from '@babel/types';
import { parse } from './parse.ts';
import { lastName } from './pattern.ts';
import { endOf, startOf } from './source-file.ts';
import { walk } from './walk.ts';

const plain =
  /^(Identifier|(String|Numeric|Boolean|Null|RegExp|Template|BigInt)Literal|ThisExpression|(Optional)?(Member|Call)Expression|ArrayExpression|TSNonNullExpression|ParenthesizedExpression)$/;

/** Expressions that bind as loosely as `?:`, or more loosely. */
const loose = /^(Conditional|Assignment|ArrowFunction|Sequence|Yield)Expression$/;

/** An expression as an operand: in parentheses, unless it binds as tightly as a member access or a call. */
export function operand(source: string): string {
  return isName(source) || plain.test(read(source)?.type ?? '') ? source : `(${source})`;
}

/** An expression as the test of a conditional expression. */
export function asTest(source: string): string {
  const node = isName(source) ? undefined : read(source);
  return node !== undefined && loose.test(node.type) ? `(${source})` : source;
}

/** The opposite of a test, as a test: of `!list`, it is `list`. */
export function negated(source: string): string {
  const node = isName(source) ? undefined : read(source);
  if (node?.type === 'UnaryExpression' && node.operator === '!')
    return source.slice(startOf(node.argument) - 1, endOf(node.argument) - 1);
  if (node?.type !== 'BinaryExpression') return `!${operand(source)}`;
  // `source` was read behind a parenthesis.
  const [left, right] = [source.slice(0, endOf(node.left) - 1), source.slice(startOf(node.right) - 1)];
  const [equality, sign] = /^\s*([!=])==?\s*$/.exec(source.slice(left.length, -right.length)) ?? [];
  if (equality === undefined) return `!(${source})`;
  return left + equality.replace(/[!=]/, sign === '!' ? '=' : '!') + right;
}

/** Combines two tests, both of which must hold. */
export function both(first: string, second: string): string {
  const [left, right] = [first, second].map((source) => {
    const node = isName(source) ? undefined : read(source);
    const isLoose = node !== undefined && (loose.test(node.type) || isEither(node));
    return isLoose ? `(${source})` : source;
  });
  return `${left} && ${right}`;
}

/** Whether a test, if true, says something about a value, judged by its last name; if it has no name, any test does. */
export function saysOf(test: string | undefined, value: t.Node): boolean {
  const name = lastName(value);
  if (test === undefined || name === undefined) return test !== undefined;
  const node = read(test);
  return node !== undefined && says(node, name);
}

function says(test: t.Node, name: string): boolean {
  if (test.type === 'LogicalExpression') {
    const sides = [test.left, test.right].map((side) => says(side, name));
    return test.operator === '&&' ? sides.includes(true) : !sides.includes(false);
  }
  // Example: `!library`, which holds if there is none
  if (test.type === 'UnaryExpression' && test.operator === '!' && lastName(test.argument) === name) return false;
  let isNamed = false;
  walk(test, (inner) => {
    isNamed ||= inner.type === 'Identifier' && inner.name === name;
    return !isNamed;
  });
  return isNamed;
}

function isEither(node: t.Expression): boolean {
  return node.type === 'LogicalExpression' && node.operator !== '&&';
}

function isName(source: string): boolean {
  return /^[\w$.]+$/.test(source);
}

const known = new Map<string, t.Expression | undefined>();

/** Parses an expression; parentheses around all of it are kept as a part of it. */
function read(source: string): t.Expression | undefined {
  if (known.has(source)) return known.get(source);
  const parsed = parse('operand.ts', `(${source}\n);`);
  const [statement] = 'failure' in parsed ? [] : parsed.file.program.body;
  const node = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  known.set(source, node);
  return node;
}

/** The operands of `&&`, `||` and `!`, however they are nested; a node without them is its own operand. */
export function operandsOf(node: t.Node): readonly t.Node[] {
  if (node.type === 'LogicalExpression' && node.operator !== '??')
    return [...operandsOf(node.left), ...operandsOf(node.right)];
  return node.type === 'UnaryExpression' && node.operator === '!' ? operandsOf(node.argument) : [node];
}
