import type * as t from '@babel/types';
import { walk } from '../source/walk.ts';
import type { Evaluator } from '../url/evaluate.ts';
import type { Place } from '../url/value.ts';
import { type CallSite, passedBy } from './call-site.ts';
import { interceptorsOf } from './response/interceptors.ts';

/**
 * What functions on the way of a request, and interceptors of its client, do for requests of one method only, or of all
 * others, besides filling in a body and its headers: `if (config.method === 'get') config.params = …`.
 */
export function methodTests(site: CallSite, evaluator: Evaluator, method: string): readonly Place[] {
  if (passedBy(site).length === 0) return [];
  const around = [...site.functions, ...interceptorsOf(evaluator, site)];
  const test = new RegExp(`^['"\`]${method}['"\`]$`, 'i');
  return around.flatMap((place) => {
    const found: Place[] = [];
    walk(place.node, (node) => {
      const isTest = node.type === 'BinaryExpression' && /^[!=]==?$/.test(node.operator);
      if (!isTest) return;
      const sides = [node.left, node.right].map((side) => place.file.textOf(side));
      const isOfMethod =
        sides.some((side) => test.test(side)) && sides.some((side) => /\bmethod\b|\bverb\b/i.test(side));
      const done = isOfMethod ? decidedBy(place, node) : undefined;
      if (done !== undefined && !fillsIn.test(done)) found.push({ ...place, node });
    });
    return found;
  });
}

/** What every request with a body needs. */
const fillsIn = /\bbody\b|headers|Content-Type|\bdata\b|payload/i;

/** The source of what a test decides about; undefined where it decides nothing. */
function decidedBy({ file }: Place, test: t.Node): string | undefined {
  let inner = test;
  for (let outer = file.names.parentOf(inner); outer !== undefined; outer = file.names.parentOf(inner)) {
    if (outer.type === 'IfStatement' && outer.test === inner) {
      return [outer.consequent, outer.alternate].map((one) => (one ? file.textOf(one) : '')).join(' ');
    }
    if (outer.type === 'ConditionalExpression' && outer.test === inner)
      return `${file.textOf(outer.consequent)} ${file.textOf(outer.alternate)}`;
    const isOperand = outer.type === 'LogicalExpression' || outer.type === 'UnaryExpression';
    if (!isOperand) return outer.type === 'ExpressionStatement' ? file.textOf(inner) : undefined;
    inner = outer;
  }
  return undefined;
}
