import type * as t from '@babel/types';
import { callsTaking } from '../requests/flow-of-text.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Evaluator } from '../values/evaluate.ts';
import type { PathText } from './mentions.ts';
import { isPlausibleText, type Whereabouts } from './service/identity.ts';

/** A call that is given a deprecated path, which could not be followed from there to a request. */
export interface PassedText {
  readonly text: PathText;
  readonly node: t.Node;
}

/** The calls in a file that a text is given to, where it may be of a request to this service; the first of other files. */
export function passedTextsOf(
  file: SourceFile,
  evaluator: Evaluator,
  text: PathText,
  whereabouts: Whereabouts,
): readonly PassedText[] {
  const calls = callsTaking(evaluator, { node: text.node, file, env: undefined });
  if (calls.length === 0) return [];
  if (!isPlausibleText(file.path, file.textOf(text.node), text.match, whereabouts)) return [];
  const own = calls.find((one) => one.file === file);
  return [{ text, node: own?.node ?? text.node }];
}
