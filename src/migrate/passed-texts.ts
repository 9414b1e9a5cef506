import type * as t from '@babel/types';
import type { CallSite } from '../requests/call-site.ts';
import { callsTaking } from '../requests/texts/calls-taking.ts';
import type { SourceFile } from '../source/source-file.ts';
import { holdsAny } from '../source/walk.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { type PathText, spokenBy } from './mentions.ts';
import { isPlausibleText, type Whereabouts } from './service/identity.ts';

/** A call that receives a deprecated path which could not be traced to a request. */
export interface PassedText {
  readonly text: PathText;
  readonly node: t.Node;
}

interface Found {
  readonly texts: readonly PathText[];
  readonly sites: readonly CallSite[];
  /** Sites whose URL text is accounted for; all others go to other services. */
  readonly accounted: readonly CallSite[];
}

/**
 * The calls that receive strings of a file, if the request may go to this service. Excludes what call sites of other
 * services send.
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
