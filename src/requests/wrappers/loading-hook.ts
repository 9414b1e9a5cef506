import { isOutside } from '../../source/names/outside-name.ts';
import type { CallNode } from '../../source/node-kinds.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionValue, Place } from '../../values/value.ts';
import { refuse } from '../call-site.ts';
import { functionsOf } from './sending.ts';

/** Library hooks that call their function argument with the key that comes before it. */
const loadsKey = /^(?:swr|swr\/immutable|swr\/infinite|swrv)$/;

/** A function that a hook calls later, and the key that it passes. */
interface Loading {
  readonly loader: FunctionValue;
  readonly key: Place;
}

/** Whether a call is one of a hook that calls another argument with its key: `useSWR(path, load)`. */
export function isLoadingHook({ node, file }: Place<CallNode>): boolean {
  return isOutside(file, node.callee, loadsKey);
}

/** The function of the code base that such a hook calls, and with what; undefined for every other call. */
export function loadingOf(evaluator: Evaluator, place: Place<CallNode>): Loading | undefined {
  if (!isLoadingHook(place)) return undefined;
  const [key, fn] = place.node.arguments;
  const [loader] = fn === undefined ? [] : functionsOf(evaluator.evaluate({ ...place, node: fn }));
  return key === undefined || loader === undefined ? undefined : { loader, key: { ...place, node: key } };
}

/** Why a call of a function that passes its path to such a hook is left: what it returns is the hook's result. */
export const loadedByHook = refuse(
  'passed-on',
  'a hook calls the function that sends the request, and is given only a path; change the hook and this call by hand',
);
