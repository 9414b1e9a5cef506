import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { type Alternative, slicePieces } from '../../values/text/match.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import { movable } from './built-query.ts';
import type { Query } from './query.ts';
import { noParameter, plainName, type QueryParameter } from './query-parameter.ts';

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
