import type * as t from '@babel/types';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { calledName, callsByName } from '../../source/nodes.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { knownText } from '../../values/text/pieces.ts';
import type { Place } from '../../values/value.ts';

const emitting = ['on', 'once', 'addListener', 'prependListener', 'prependOnceListener'];

/** The methods that call what listens to an event, with those that make code listen. */
const listening: Readonly<Record<string, readonly string[]>> = {
  emit: emitting,
  emitAsync: emitting,
  trigger: emitting,
  publish: ['subscribe'],
  dispatchEvent: ['addEventListener'],
};

/** Whether a call tells others of an event; those who listen to it are known. */
export function isEmitting(call: CallNode): boolean {
  return isMember(call.callee) && (calledName(call) ?? '') in listening;
}

/** The functions of the code base that listen to what a function emits, in any file: `bus.emit('request', request)`. */
export function listenersOf(evaluator: Evaluator, { node: whole, file, env }: Place): readonly Place[] {
  return Object.entries(listening).flatMap(([called, names]) =>
    (callsByName(file).get(called) ?? []).flatMap((call) => {
      const [event] = call.arguments;
      if (!isMember(call.callee) || event === undefined || !contains(whole, call)) return [];
      const name = knownText(evaluator.text({ node: event, file, env }));
      const texts = name === undefined ? names : [name];
      const files = new Set([file, ...texts.flatMap((one) => evaluator.filesWith(one))]);
      return [...files].flatMap((one) => listeningTo(evaluator, one, names, name));
    }),
  );
}

function listeningTo(evaluator: Evaluator, file: SourceFile, names: readonly string[], name?: string): Place[] {
  const at = (node: t.Node): Place => ({ node, file, env: undefined });
  const calls = names.flatMap((one) => callsByName(file).get(one) ?? []);
  return calls.flatMap(({ arguments: given }) => {
    const [first, listener] = [given[0], given.find(({ type }) => !/Literal$/.test(type))];
    const own = name === undefined || first === undefined ? undefined : knownText(evaluator.text(at(first)));
    return listener === undefined || (own !== undefined && own !== name) ? [] : [at(listener)];
  });
}
