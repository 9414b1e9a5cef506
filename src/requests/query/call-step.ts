import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { absent } from '../../values/methods/known-value.ts';
import type { Place } from '../../values/value.ts';
import { givenName, keepsAll, keepsNames, keepsNamesAsMethod, trimsText } from './keeps-name.ts';
import { isName } from './query-fills.ts';
import { type Naming, namingBy, type Renamed } from './sent-names.ts';
import { filtersOut } from './skips-absent.ts';

/** What a call does with a query; `isSelected`: it may leave out parameters. */
export type CallStep = {
  readonly isSelected: boolean;
} /** It passes on all of `node`, perhaps under other names. */ & (
  | { readonly kind: 'through'; readonly node: t.Node; readonly naming: Naming | undefined; readonly isCut: boolean }
  /** It passes on each parameter under a name that a function gives. */
  | { readonly kind: 'each'; readonly given: Renamed & { readonly query: t.Node } }
  /** It sets one in `node`; without a name, that is a use of the variable. */
  | { readonly kind: 'sets'; readonly node: t.Node; readonly name: string | undefined }
  | { readonly kind: 'other' }
);

export function callStep(evaluator: Evaluator, place: Place<t.CallExpression>): CallStep {
  const { node, file } = place;
  const { callee, arguments: args } = node;
  const [first] = args;
  const isMethod = callee.type === 'MemberExpression';
  const isText = isMethod && isName(callee.property, /^toString$/);
  const isSelected = !isOutside(file, callee, keepsAll) && !isText;
  const isCut = filtersOut(evaluator, place, absent);
  if (isOutside(file, callee, keepsNames) && first !== undefined)
    return { kind: 'through', node: first, naming: undefined, isCut, isSelected };
  const naming = namingBy(place);
  if (naming !== undefined && first !== undefined)
    return { kind: 'through', node: first, naming, isCut: false, isSelected };
  const given = givenName(file, node);
  if (given !== undefined) return { kind: 'each', given, isSelected };
  if (!isMethod) return { kind: 'other', isSelected };
  const { object, property } = callee;
  // Example: `new HttpParams().set('a', x)`, which returns another one
  if (isName(property, /^(set|append)$/) && first?.type === 'StringLiteral')
    return { kind: 'sets', node: object, name: first.value, isSelected };
  // Example: `params = params.set(name, x)` in a loop, which is a use of the variable
  if (isName(property, /^(set|append)$/) && object.type === 'Identifier')
    return { kind: 'sets', node: object, name: undefined, isSelected };
  return isName(property, keepsNamesAsMethod) || trimsText(file, node)
    ? { kind: 'through', node: object, naming: undefined, isCut, isSelected }
    : { kind: 'other', isSelected };
}
