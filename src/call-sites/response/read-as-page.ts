import type { Evaluator } from '../../url/evaluate.ts';
import type { CallSite, Refusal, Spelling } from '../call-site.ts';
import { refuse } from '../respell.ts';
import type { Items } from './page-type.ts';
import { resultKindOf } from './result-kind.ts';
import { unwrapContent } from './unwrap.ts';

/** The edits by which what was an array is read out of its page, or the consumer that could not be followed. */
export function readAsPage(site: CallSite, evaluator: Evaluator, items?: Items): Spelling | Refusal {
  const { node, file } = site;
  if (node.type === 'ObjectExpression') return refuse('declared', 'no code shows who reads the answer');
  const place = { node, file, env: undefined };
  const kind = resultKindOf(evaluator, place, site);
  const read = 'refused' in kind ? kind : unwrapContent(evaluator, place, kind, items);
  return 'refused' in read ? read : read.edits;
}
