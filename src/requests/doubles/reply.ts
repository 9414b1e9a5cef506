import type * as t from '@babel/types';
import type { Place } from '../../values/value.ts';
import { chainOf } from '../chain.ts';
import type { Call } from '../form.ts';
import { isFailure } from './status.ts';

/** The responses of `x.get(url).reply(status, body)`; undefined if they are unknown, such as those of a function. */
export function replied(call: Call): readonly Place[] | undefined {
  const chained = [...chainOf(call)];
  const at = chained.findIndex(({ name }) =>
    /^(reply|replyOnce|networkError|timeout|replyWithError|passThrough)/.test(name),
  );
  const reply = chained[at];
  if (reply === undefined || /^replyWithFile$/.test(reply.name)) return undefined;
  if (!/^reply(Once)?$/.test(reply.name)) return [];
  const [status, body] = reply.call.arguments;
  if (status === undefined || body === undefined || isFailure(status))
    return status?.type === 'NumericLiteral' ? [] : undefined;
  const place: Place = { ...call.place, node: body };
  return call.evaluator.evaluate(place).kind === 'function' ? undefined : [place];
}

/** The argument of a call chained on a double before its response. */
export function chainedArgument(call: Call, wanted: string): t.Node | undefined {
  for (const { name, call: later } of chainOf(call)) {
    if (name.startsWith('reply')) return undefined;
    if (name === wanted) return later.arguments[0];
  }
  return undefined;
}
