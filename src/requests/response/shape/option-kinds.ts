import { type CallNode, isMember } from '../../../source/node-kinds.ts';
import { memberName } from '../../../source/pattern.ts';
import type { Place } from '../../../values/value.ts';
import { type Refusal, refuse } from '../../call-site.ts';
import type { ResultKind } from './result-kind.ts';

/** Returns the text of an option of a call, in any of its arguments; `*` if it is present and unknown. */
export type OptionReader = (name: string) => string | undefined;

export function throughOption(name: string): Refusal {
  return refuse('transformed', `the response goes through \`${name}\`; read \`content\` there`);
}

/** The body in `data`, of what several components share, unless an option makes something else of it. */
export function sharedKind(option: OptionReader): ResultKind | Refusal {
  return option('mapResult') === undefined
    ? { value: 'data', arrives: 'now', nothing: 'undefined' }
    : throughOption('mapResult');
}

/** openapi-fetch has the body as `data`, which is absent if the request fails. */
export function typedKind(option: OptionReader): ResultKind | Refusal {
  const type = option('parseAs');
  if (type !== undefined && type !== 'json')
    return refuse('response-type', `the response is read as \`${type}\`; parse it and read \`content\` by hand`);
  return { value: 'data', arrives: 'promise', nothing: 'undefined', isOptionalContent: true };
}

/** `useQuery` has the body as `data`, once it has arrived. */
export function hookKind({ node }: Place<CallNode>, option: OptionReader): ResultKind | Refusal {
  const name = isMember(node.callee) ? memberName(node.callee) : undefined;
  if (name !== 'useQuery' && name !== 'useSuspenseQuery')
    return refuse('result-unknown', `can't follow what \`${name}\` returns; read \`content\` by hand`);
  if (option('select') !== undefined) return throughOption('select');
  return { value: 'data', arrives: 'now', nothing: 'undefined', isOptionalContent: true };
}
