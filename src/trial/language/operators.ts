import { type Any, NotTried } from './machine.ts';
import { isOpaque, short, shortAsText } from './members.ts';

const binary: Readonly<Record<string, (left: Any, right: Any) => Any>> = {
  '+': (left, right) => shortAsText(left) + shortAsText(right),
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  '**': (left, right) => left ** right,
  '|': (left, right) => left | right,
  '&': (left, right) => left & right,
  '^': (left, right) => left ^ right,
  '<<': (left, right) => left << right,
  '>>': (left, right) => left >> right,
  '>>>': (left, right) => left >>> right,
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '<=': (left, right) => left <= right,
  '>=': (left, right) => left >= right,
  // biome-ignore lint/suspicious/noDoubleEquals: the operator itself
  '==': (left, right) => left == right,
  // biome-ignore lint/suspicious/noDoubleEquals: the operator itself
  '!=': (left, right) => left != right,
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
  in: (left, right) => left in right,
  instanceof: (left, right) => left instanceof right,
};

/** `left operator right` */
export function apply(operator: string, left: Any, right: Any): Any {
  const isCompared = /^[!=]==?$/.test(operator);
  if (!isCompared && (isOpaque(left) || isOpaque(right))) throw new NotTried('nothing is known of it');
  const work = binary[operator];
  if (work === undefined) throw new NotTried(`the operator ${operator}`);
  if (typeof left === 'bigint' && /^(\*|\*\*|<<)$/.test(operator)) throw new NotTried('a number that may get long');
  return short(work(left, right));
}

const unary: Readonly<Record<string, (value: Any) => Any>> = {
  '!': (value) => !value,
  '-': (value) => -value,
  '+': (value) => +value,
  '~': (value) => ~value,
  void: () => undefined,
  typeof: (value) => typeof value,
};

/** `operator value` */
export function applyOne(operator: string, value: Any): Any {
  const work = unary[operator];
  if (work === undefined || (isOpaque(value) && operator !== 'void')) throw new NotTried(`the operator ${operator}`);
  return work(value);
}

/** Whether `&&`, `||` or `??` evaluates to its right side. */
export function goesOn(operator: string, left: Any): boolean {
  if (operator === '&&') return Boolean(left);
  return operator === '||' ? !left : left === undefined || left === null;
}
