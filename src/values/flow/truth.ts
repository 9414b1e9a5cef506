import type * as t from '@babel/types';
import type { Evaluator } from '../evaluate.ts';
import { unseen } from '../methods/known-methods.ts';
import { knownValue } from '../methods/known-value.ts';
import { branchesOf, type Place, type Value } from '../value.ts';

/**
 * Whether a test is true, as far as is known: for a parameter that is not passed, a literal, and combinations of these.
 */
export function truthOf(evaluator: Evaluator, place: Place): boolean | undefined {
  const { node } = place;
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    const inner = truthOf(evaluator, { ...place, node: node.argument });
    return inner === undefined ? undefined : !inner;
  }
  if (node.type === 'BinaryExpression') {
    return comparison(evaluator, place as Place<t.BinaryExpression>) ?? knownTruth(evaluator, place);
  }
  if (node.type === 'LogicalExpression' && node.operator !== '??') {
    const [left, right] = [node.left, node.right].map((side) => truthOf(evaluator, { ...place, node: side }));
    if (node.operator === '&&') return left === false || right === false ? false : left && right;
    return left === true || right === true ? true : left === false && right === false ? false : undefined;
  }
  const value = evaluator.evaluate(place);
  if (isEmptyText(value) && isNeverSet(place)) return false;
  const known = truthOfValue(evaluator, value) ?? (isTest(place) ? knownTruth(evaluator, place) : undefined);
  // Example: `json` in what `headers(body !== undefined)` calls
  const isGivenTest = value.kind === 'unknown' && value.place.node !== node && tests.test(value.place.node.type);
  return known ?? (isGivenTest && node.type === 'Identifier' ? truthOf(evaluator, value.place) : undefined);
}

const tests = /^(Binary|Logical|Unary)Expression$/;

/** Whether a value is the empty text: that of `const search = query ? encode(query) : ''` without a query. */
function isEmptyText(value: Value): boolean {
  return value.kind === 'text' && value.pieces.every((piece) => piece.kind === 'text' && piece.text === '');
}

/** Whether an expression is the name of a constant, or of a parameter that keeps its value: nothing appends to it. */
function isNeverSet({ node, file }: Place): boolean {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  return binding !== undefined && binding.writes.length === 0;
}

/** Whether an expression is a test, itself or through the constant that it names. */
function isTest({ node, file }: Place): boolean {
  if (node.type === 'CallExpression' || node.type === 'UnaryExpression') return true;
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const { declaration } = binding ?? {};
  const isAsked =
    declaration?.type === 'VariableDeclarator' && declaration.init != null && binding?.writes.length === 0;
  return isAsked && (tests.test(declaration.init?.type ?? '') || declaration.init?.type === 'CallExpression');
}

/** Whether a test such as `method === 'GET'` is true, if everything in it is known. */
function knownTruth(evaluator: Evaluator, place: Place): boolean | undefined {
  const value = knownValue(evaluator, place);
  return value === unseen ? undefined : Boolean(value);
}

function truthOfValue(evaluator: Evaluator, value: Value): boolean | undefined {
  if (value.kind === 'undefined') return false;
  if (value.kind === 'primitive') return Boolean(value.value);
  if (value.kind === 'choice') {
    const [first, ...others] = value.branches.map((branch) => truthOfValue(evaluator, branch));
    return others.every((other) => other === first) ? first : undefined;
  }
  return evaluator.isGiven(value) ? true : undefined;
}

const typesOf: ReadonlyMap<Value['kind'], string> = new Map([
  ['text', 'string'],
  ['object', 'object'],
  ['array', 'object'],
  ['url', 'object'],
  ['function', 'function'],
  ['undefined', 'undefined'],
]);

/** `typeof args === 'string'`, for a value whose kind is known. */
function typeTest(evaluator: Evaluator, { node, ...place }: Place<t.BinaryExpression>): boolean | undefined {
  const { left, right, operator } = node;
  if (left.type !== 'UnaryExpression' || left.operator !== 'typeof' || right.type !== 'StringLiteral') return undefined;
  const value = evaluator.evaluate({ ...place, node: left.argument });
  const [type, ...others] = new Set(branchesOf(value).map(({ kind }) => typesOf.get(kind)));
  return type === undefined || others.length > 0 ? undefined : (type === right.value) === operator.startsWith('=');
}

/** `input instanceof URL`, for a URL object, or for a literal, which is no instance of a class of the Web. */
function instanceTest(evaluator: Evaluator, { node, ...place }: Place<t.BinaryExpression>): boolean | undefined {
  const { left, right } = node;
  if (right.type !== 'Identifier' || !/^URL(SearchParams)?$/.test(right.name) || !place.file.names.isGlobal(right))
    return undefined;
  const value = evaluator.evaluate({ ...place, node: left as t.Expression });
  const kinds = branchesOf(value).map(({ kind }) => kind);
  if (kinds.every((kind) => kind === 'url')) return right.name === 'URL';
  return kinds.every((kind) => /^(text|object|array|undefined)$/.test(kind)) ? false : undefined;
}

/** Comparisons such as `x === undefined` and `x != null`. */
function comparison(evaluator: Evaluator, { node, ...place }: Place<t.BinaryExpression>): boolean | undefined {
  if (node.operator === 'instanceof') return instanceTest(evaluator, { ...place, node });
  if (!/^[!=]==?$/.test(node.operator)) return undefined;
  const typed = typeTest(evaluator, { ...place, node });
  if (typed !== undefined) return typed;
  const [other] = isAbsentWord(node.right) ? [node.left] : isAbsentWord(node.left) ? [node.right] : [];
  if (other === undefined) return undefined;
  const value = evaluator.evaluate({ ...place, node: other });
  const isAbsent = value.kind === 'undefined' ? true : evaluator.isGiven(value) ? false : undefined;
  return isAbsent === undefined ? undefined : node.operator.startsWith('!') ? !isAbsent : isAbsent;
}

/** `null` or `undefined`. */
export function isAbsentWord(node: t.Node): boolean {
  return node.type === 'NullLiteral' || (node.type === 'Identifier' && node.name === 'undefined');
}
