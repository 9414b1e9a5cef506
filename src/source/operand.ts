import { parse } from './parse.ts';

const plain =
  /^(Identifier|(String|Numeric|Boolean|Null|RegExp|Template|BigInt)Literal|ThisExpression|(Optional)?(Member|Call)Expression|ArrayExpression|TSNonNullExpression|ParenthesizedExpression)$/;

const known = new Map<string, string>();

/** An expression as an operand: in parentheses, unless it binds as tightly as a member or a call does. */
export function operand(source: string): string {
  const found = known.get(source) ?? (isPlain(source) ? source : `(${source})`);
  known.set(source, found);
  return found;
}

function isPlain(source: string): boolean {
  if (/^[\w$.]+$/.test(source)) return true;
  const parsed = parse('operand.ts', `(${source}\n);`);
  if ('failure' in parsed) return false;
  const [statement] = parsed.file.program.body;
  return statement?.type === 'ExpressionStatement' && plain.test(statement.expression.type);
}
