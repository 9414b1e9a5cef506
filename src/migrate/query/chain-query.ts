import type * as t from '@babel/types';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { type Alternative, slicePieces } from '../../values/text/match.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import { guardWithoutElse, movable } from './built-query.ts';
import type { Query } from './query.ts';
import { type EachOf, noParameter, plainName, type QueryParameter, queryNotKnown } from './query-parameter.ts';

/** Reads the query parameters that the calls of a chain set, one each. */
export function readChainQuery(
  site: CallSite,
  builder: NonNullable<CallSite['builder']>,
  { flat, pathEnd, ...rest }: Alternative,
): Query | Refusal {
  const behind = slicePieces({ flat, pathEnd, ...rest }, pathEnd, flat.length).flatMap(leavesOf);
  const isWhole = behind.every((piece) => (piece.kind === 'hole' ? piece.isQuery : /^[?&]?$/.test(piece.text)));
  const parameters = builder.parameters.flatMap((link): (QueryParameter | undefined)[] => {
    const [name, value] = link.arguments;
    if (name?.type !== 'StringLiteral' || value === undefined || link.arguments.length > 2) return [undefined];
    return [{ ...noParameter, name: plainName(name.value), value: { ...site.url, node: value }, link }];
  });
  const isKnown = parameters.every((one) => one !== undefined);
  const all = isKnown ? movable(site, parameters) : undefined;
  if (builder.isHeld || !isWhole || all === undefined)
    return refuse(
      'query-unknown',
      'the chain sets query parameters in a way that is not known; move the filters into the body by hand',
    );
  return { parameters: all, object: undefined, chain: builder.receiver, setter: builder.setters.query };
}

/** Reads the query parameters that are set in an object that builds a URL; undefined unless it builds all of the query. */
export function readBuilderQuery(
  site: CallSite,
  { settings, start, setter, holder, isQuery }: NonNullable<CallSite['urlBuilder']>,
  alternative: Alternative,
): Query | Refusal | undefined {
  const { flat, pathEnd } = alternative;
  const behind = slicePieces(alternative, pathEnd, flat.length).flatMap(leavesOf);
  const isWhole = behind.every((piece) => (piece.kind === 'text' ? /^[?&]?$/.test(piece.text) : isQuery(piece)));
  if (!isWhole || site.query !== 'none' || site.passed.given.length > 0) return undefined;
  const parameters = settings.flatMap((one): readonly (QueryParameter | undefined)[] =>
    one.put.names === undefined ? [byCall(one)] : namedByMethod(one.put.names, one.statement !== undefined),
  );
  const all = parameters.every((one) => one !== undefined) ? movable(site, parameters) : undefined;
  return all === undefined ? queryNotKnown : { parameters: all, object: undefined, chain: start, setter };

  function byCall({ call, put, statement }: (typeof settings)[number]): QueryParameter | undefined {
    const [name, value, ...more] = call.arguments;
    if (name?.type !== 'StringLiteral' || value === undefined || more.length > 0) return undefined;
    const test = statement && holder && guardWithoutElse(site.file, statement, holder.declaration);
    const isTested = put.isOnlyTrue && put.of === 'one' && !isAlwaysTrue(value);
    if (isTested && (test !== undefined || /Literal$/.test(value.type))) return undefined;
    const guardNode = isTested ? (value as t.Expression) : test === 'other' ? undefined : test;
    const each = put.of === 'each' ? eachOf(value, put.isOptional === true, statement ?? call) : undefined;
    return {
      ...noParameter,
      name: plainName(name.value),
      value: { ...site.url, node: value },
      link: call,
      each,
      isText: put.isText,
      isReplacing: put.isReplacing,
      isLoose: test === 'other' || (each !== undefined && value.type === 'SpreadElement'),
      guardNode,
      guard: guardNode && site.file.textOf(guardNode),
      statement,
    };
  }
}

/** The parameters that a method names: what it sets them to is not known at the call, and it may set others that stay. */
function namedByMethod(names: ReadonlyMap<string, boolean>, isTested: boolean): QueryParameter[] {
  return [...names].map(([name, isOptional]) => ({
    ...noParameter,
    name: plainName(name),
    isText: true,
    isLoose: isOptional || isTested,
    isShared: true,
  }));
}

/** Whether a value is sent even if only values that count as true are. */
function isAlwaysTrue(value: t.Node): boolean {
  return /^(String|Numeric|Boolean)Literal$/.test(value.type) && 'value' in value && Boolean(value.value);
}

function eachOf(list: t.Node, isOptional: boolean, statement: t.Node): EachOf {
  return { list: list as t.Expression, isOptional, item: 'value', value: 'value', statement };
}
