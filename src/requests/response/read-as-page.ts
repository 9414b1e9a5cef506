import type { CallNode } from '../../source/node-kinds.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';
import { type CallSite, type Refusal, refuse, type Spelling } from '../call-site.ts';
import type { Items } from './page-type.ts';
import { resultKindOf } from './shape/result-kind.ts';
import { transformedBy } from './transform.ts';
import { unwrapContent } from './unwrap.ts';

/** The edits by which what was an array is read out of its page, or the consumer that could not be followed. */
export function readAsPage(site: CallSite, evaluator: Evaluator, items?: Items): Spelling | Refusal {
  const { node, file, transform } = site;
  if (transform !== undefined) {
    const read = transformedBy(evaluator, transform, items);
    return 'refused' in read ? read : read.edits;
  }
  if (node.type === 'ObjectExpression')
    return refuse('declared', 'no known code reads the response; read `content` where it is used');
  const place = { node, file, env: undefined };
  if (isGivenAway(evaluator, place, site))
    return refuse('callback', 'the response goes to a callback; read `content` there');
  const kind = resultKindOf(evaluator, place, site);
  const read = 'refused' in kind ? kind : unwrapContent(evaluator, place, kind, items);
  return 'refused' in read ? read : read.edits;
}

/** Whether an own function is called with a function, and what it returns is not looked at: `read(path, (error, tags) => …)`. */
function isGivenAway(evaluator: Evaluator, { node, file }: Place<CallNode>, { sentBy }: CallSite): boolean {
  if (sentBy === undefined || file.names.parentOf(node)?.type !== 'ExpressionStatement') return false;
  return node.arguments.some(
    (argument) => evaluator.evaluate({ node: argument, file, env: undefined }).kind === 'function',
  );
}
