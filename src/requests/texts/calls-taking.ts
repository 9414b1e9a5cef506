import type * as t from '@babel/types';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';
import { TextFlow } from './flow-of-text.ts';

/**
 * The calls that receive a string, by itself or as part of another string, a list or an object, except those known only
 * to compare it, log it or respond with it. Follows names in the file, and known functions.
 */
export function callsTaking(evaluator: Evaluator, place: Place): readonly Place[] {
  return new TextFlow(evaluator, 'calls').from(place);
}

/** The same, but with the calls inside known functions instead of the calls to these functions. */
export function lastCallsTaking(evaluator: Evaluator, place: Place): readonly Place[] {
  return new TextFlow(evaluator, 'last calls').from(place);
}

/** Whether a string may be the value of any of the given expressions, judged by names. */
export function reaches(evaluator: Evaluator, place: Place, targets: readonly t.Node[]): boolean {
  return new TextFlow(evaluator, 'values').reaches(place, targets);
}
