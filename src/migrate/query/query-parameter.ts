import type * as t from '@babel/types';
import type { AddedQuery } from '../../contract/profile.ts';
import { type CallSite, refuse } from '../../requests/call-site.ts';
import { asTest, negated } from '../../source/operand.ts';
import { canStandAt, contains, type SourceFile } from '../../source/source-file.ts';
import { isAbsentWord } from '../../values/flow/truth.ts';
import type { ChoicePiece, Piece, Place } from '../../values/value.ts';

/** A loop that sends one parameter for each item of a list. */
export interface EachOf {
  readonly list: t.Expression;
  /** Whether the list may be absent. */
  readonly isOptional: boolean;
  /** Whether its `map` is called, so that it is an array. */
  readonly isMapped?: boolean;
  /** The item as a pattern, and the source of the value that is sent for it. */
  readonly item: string;
  readonly value: string;
  /** The expression of that value, if it becomes a part of a text, even if it is absent. */
  readonly inText?: t.Node;
  readonly statement: t.Node | undefined;
}

/** Why a query is left: its contents are unknown at the call. */
export const queryNotKnown = refuse(
  'query-unknown',
  "can't see all query parameters from here; build the query at the call, or change it by hand",
);

/** A query parameter of a call. */
export interface QueryParameter {
  /** Without a trailing `[]`. */
  readonly name: string;
  /** The text of its value in the URL; undefined if it is in an object. */
  readonly pieces: readonly Piece[] | undefined;
  /** The expression of its value in an object; undefined if it is in the URL. */
  readonly value: Place | undefined;
  /** The source of the test under which it is sent. */
  readonly guard: string | undefined;
  /** Its range in the URL, including its `?` or `&`; offsets in `flat`. */
  readonly span: { readonly start: number; readonly end: number } | undefined;
  /** The optional part of the URL that contains it. */
  readonly fragment: ChoicePiece | undefined;
  /** Whether its value is always sent as a single string. */
  readonly isText: boolean;
  /** Whether it is set under unsupported conditions, or after the call. */
  readonly isLoose: boolean;
  /** Whether it replaces earlier values of the same name. */
  readonly isReplacing: boolean;
  /** Set if it is sent once for each item of a list. */
  readonly each: EachOf | undefined;
  /** Its source in a literal: its property or pair, or the spread of an object or a list that contains it. */
  readonly property: t.ObjectProperty | t.Expression | t.SpreadElement | undefined;
  /** The statement that sets it, before the call. */
  readonly statement: t.Node | undefined;
  readonly guardNode: t.Node | undefined;
  /** The call that sets it, in a chain of such calls. */
  readonly link: t.CallExpression | undefined;
  /** Whether other code reads it where it is set, so that it must stay there. */
  readonly isShared: boolean;
  /** The variable that is known to contain it, and maybe other parameters that stay. */
  readonly whole?: t.Node;
  /** The value that contains it, judging by the name of that value alone. */
  readonly assumed?: Place;
}

/** The defaults of a parameter. */
export const noParameter = {
  pieces: undefined,
  value: undefined,
  guard: undefined,
  guardNode: undefined,
  link: undefined,
  span: undefined,
  fragment: undefined,
  property: undefined,
  statement: undefined,
  isText: false,
  isReplacing: false,
  isLoose: false,
  each: undefined,
  isShared: false,
};

/** A parameter name without the `[]` that axios and others append. */
export function plainName(name: string): string {
  return name.replace(/(\[\]|%5B%5D)$/i, '');
}

/** Why a query is left: not all of it is sent. */
export const lostQuery = refuse(
  'query-unknown',
  'the query in the options replaces parameters of the one in the URL; write them in one place',
);

/** Whether a parameter in the URL is not sent, since the options hold a query, too. */
export function isLost(
  { twoQueries }: CallSite,
  inUrl: readonly QueryParameter[],
  { parameters, object }: { readonly parameters: readonly QueryParameter[]; readonly object: unknown },
): boolean {
  if (twoQueries === 'overridden') return inUrl.some(({ name }) => parameters.some((one) => one.name === name));
  return twoQueries === 'replaced' && inUrl.length > 0 && (parameters.length > 0 || object !== undefined);
}

/** The name under which a parameter of an object is sent; undefined if it is not known. */
export function sentName({ passed }: CallSite, name: string): string | undefined {
  return passed.sentAs === undefined ? plainName(name) : passed.sentAs(plainName(name));
}

/** Whether what is added to the object of a query is sent under the names that it is written with. */
export function areSentAsWritten(site: CallSite, added: readonly AddedQuery[] = []): boolean {
  return added.every(({ name }) => sentName(site, name) === name);
}

/** A conditional value is sent only if its test holds. */
export function underTest(site: CallSite, node: t.Node): Pick<QueryParameter, 'value' | 'guard' | 'guardNode'> {
  const value = { ...site.url, node };
  const isChosen =
    node.type === 'ConditionalExpression' && isAbsentWord(node.alternate) && !isAbsentWord(node.consequent);
  if (isChosen) return { ...guardOf(site.file, node.test), value: { ...value, node: node.consequent } };
  // Example: `deleted: all ? undefined : false`
  const isOther = node.type === 'ConditionalExpression' && isAbsentWord(node.consequent);
  if (isOther && /^(Boolean|Numeric)Literal$/.test(node.alternate.type))
    return { ...guardOf(site.file, node.test, true), value: { ...value, node: node.alternate } };
  if (node.type === 'LogicalExpression' && node.operator === '||' && isAbsentWord(node.right))
    return { ...guardOf(site.file, node.left), value: { ...value, node: node.left } };
  return { value, guard: undefined, guardNode: undefined };
}

export function guardOf(file: SourceFile, node: t.Node, isNegated = false): { guard: string; guardNode: t.Node } {
  const source = file.textOf(node);
  return { guard: isNegated ? negated(source) : asTest(source), guardNode: node };
}

/** Whether a test in the URL means the same at the call. */
export function isSameAt({ file, url }: CallSite, test: t.Node): boolean {
  return contains(url.node, test) || canStandAt(file, test, url.node);
}
