import type * as t from '@babel/types';
import { refuse } from '../../requests/call-site.ts';
import type { ChoicePiece, Piece, Place } from '../../values/value.ts';

/** A loop that sends one parameter for each item of a list. */
export interface EachOf {
  readonly list: t.Expression;
  /** The list may not be there. */
  readonly isOptional: boolean;
  /** The item as a pattern, and the value that is sent of it, as source. */
  readonly item: string;
  readonly value: string;
  readonly statement: t.Node;
}

/** Why a query is left: what fills it is not known where the call is. */
export const queryNotKnown = refuse(
  'query-not-in-sight',
  "can't see all query parameters from here; build the query at the call, or change it by hand",
);

/** A query parameter of a call. */
export interface QueryParameter {
  /** Without a trailing `[]`. */
  readonly name: string;
  /** The text of its value in the URL; undefined where it stands in an object. */
  readonly pieces: readonly Piece[] | undefined;
  /** The expression of its value in an object; undefined where it stands in the URL. */
  readonly value: Place | undefined;
  /** The source of the test under which it is sent. */
  readonly guard: string | undefined;
  /** Where it stands in the URL, its `?` or `&` included; offsets in `flat`. */
  readonly span: { readonly start: number; readonly end: number } | undefined;
  /** The optional part of the URL that it stands in. */
  readonly fragment: ChoicePiece | undefined;
  /** Its value is sent as one text, whatever it is. */
  readonly isText: boolean;
  /** It is set under conditions that are not followed, or after the call. */
  readonly isLoose: boolean;
  /** Whatever was set for the same name before it does not count. */
  readonly isReplacing: boolean;
  /** It is sent once for each item of a list. */
  readonly each: EachOf | undefined;
  /** What gives it in an object literal: its property, or the spread of an object that it is in. */
  readonly property: t.ObjectProperty | t.SpreadElement | undefined;
  /** The statement that sets it, before the call. */
  readonly statement: t.Node | undefined;
  readonly guardNode: t.Node | undefined;
  /** The call that sets it, in a chain of such calls. */
  readonly link: t.CallExpression | undefined;
  /** Other code reads it where it is set: it must stay there. */
  readonly isShared: boolean;
}

/** What is absent of a parameter unless it is said. */
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

/** A parameter name without the `[]` that axios and others put behind it. */
export function plainName(name: string): string {
  return name.replace(/(\[\]|%5B%5D)$/i, '');
}
