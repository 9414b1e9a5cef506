import type * as t from '@babel/types';
import type { CallSite } from '../requests/call-site.ts';
import { callsTaking } from '../requests/flow-of-text.ts';
import type { SourceFile } from '../source/source-file.ts';
import { holdsAny } from '../source/walk.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { type PathText, spokenBy } from './mentions.ts';
import { isPlausibleText, type Whereabouts } from './service/identity.ts';

/** A call that is given a deprecated path, which could not be followed from there to a request. */
export interface PassedText {
  readonly text: PathText;
  readonly node: t.Node;
}

interface Found {
  readonly texts: readonly PathText[];
  readonly sites: readonly CallSite[];
  /** Sites that account for the text of their URL; all others go to other services. */
  readonly accounted: readonly CallSite[];
}

/**
 * The calls that texts of a file are given to, of those that may be of a request to this service. What call sites of other
 * services send is none.
 */
export function passedTextsIn(
  file: SourceFile,
  evaluator: Evaluator,
  { texts, sites, accounted }: Found,
  whereabouts: Whereabouts,
): readonly PassedText[] {
  const ofOthers = spokenBy(sites.filter((site) => !accounted.includes(site)));
  return texts
    .filter(({ node }) => !holdsAny(node, ofOthers))
    .flatMap((text) => {
      const calls = callsTaking(evaluator, { node: text.node, file, env: undefined });
      const isOurs = calls.length > 0 && isPlausibleText(file.path, file.textOf(text.node), text.match, whereabouts);
      const own = calls.find((one) => one.file === file);
      return isOurs ? [{ text, node: own?.node ?? text.node }] : [];
    });
}
