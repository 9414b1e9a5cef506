import type * as t from '@babel/types';
import { keyName, propertyName, withoutDefault } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { withAliases } from '../../values/declared/aliases.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';
import { propertiesOf } from '../wrappers/signature.ts';
import { isName } from './query-fills.ts';

/** The expressions that a query is composed of, if it is. */
export function partsOf(node: t.Node): readonly t.Node[] | undefined {
  switch (node.type) {
    case 'StringLiteral':
    case 'NullLiteral':
      return [];
    case 'TemplateLiteral':
      return node.expressions;
    case 'BinaryExpression':
      return [node.left, node.right];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate];
    case 'LogicalExpression':
      return node.operator === '&&' ? [node.right] : [node.left, node.right];
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return [node.expression];
    case 'NewExpression':
      if (isName(node.callee, /^HttpParams$/)) return startOf(node);
      return isName(node.callee, /^(URLSearchParams|Set)$/) ? node.arguments : undefined;
    case 'MemberExpression':
      return isName(node.property, /^(searchParams|search)$/) ? [node.object] : undefined;
    default:
      return undefined;
  }
}

/** Whether an argument is spread. */
export function isSpread({ type }: t.Node): boolean {
  return type === 'SpreadElement';
}

/**
 * Whether a function in another one that is being followed is returned by it, or passed on to be called later: `get =
 * (path) => (query) => …`.
 */
export function isCalledLater(env: Place['env'], inner: t.Node): boolean {
  for (let frame = env; frame !== undefined; frame = frame.outer) {
    if (contains(frame.callee, inner)) return true;
  }
  return false;
}

/** Whether the type of a member of a parameter, or of the parameter, allows strings, but neither numbers nor booleans. */
export function isOfTexts(
  evaluator: Evaluator,
  file: SourceFile,
  param: t.Node | undefined,
  names: readonly string[],
): boolean {
  const inner = withoutDefault(param);
  const annotation = inner !== undefined && 'typeAnnotation' in inner ? inner.typeAnnotation : undefined;
  const whole = annotation && typeof annotation === 'object' && 'typeAnnotation' in annotation ? annotation : undefined;
  let type = whole?.type === 'TSTypeAnnotation' ? (whole.typeAnnotation as t.Node) : undefined;
  for (const name of names) type = type && propertiesOf(evaluator, { node: type, file, env: undefined })?.get(name);
  const text = type === undefined ? '' : withAliases(file, type);
  return /\bstring\b|URLSearchParams/.test(text) && !/\b(boolean|any|unknown|object)\b/.test(text);
}

/** What `new HttpParams({ fromObject: query })` starts with. */
function startOf({ arguments: [given, another] }: t.NewExpression): readonly t.Node[] | undefined {
  if (given === undefined) return [];
  const [only, ...others] = given.type === 'ObjectExpression' ? given.properties : [];
  const isAlone = another === undefined && others.length === 0 && only?.type === 'ObjectProperty';
  return isAlone && /^from(Object|String)$/.test(propertyName(only) ?? '') ? [only.value] : undefined;
}

/** The names that a pattern takes before it gives the rest to a variable. */
export function namesBesideRest(param: t.Node | undefined, rest: t.Node): readonly string[] {
  const pattern = withoutDefault(param);
  const properties = pattern?.type === 'ObjectPattern' ? pattern.properties : [];
  const isRest = properties.some((one) => one.type === 'RestElement' && one.argument === rest);
  return isRest ? properties.flatMap((one) => (one.type === 'RestElement' ? [] : (keyName(one) ?? []))) : [];
}
