import { type CallSite, type Refusal, type RequestChange, refuse, type Spelling } from '../../../requests/call-site.ts';
import type { Planned, Unplanned } from '../plan.ts';

/** The plan of a call whose new parameters the called function adds, if it can read the response, too. */
export function planTogether(
  { site, readInFunction, request }: Planned,
  plan: (site: CallSite) => Planned | Unplanned | undefined,
): Planned | undefined {
  const { addInFunction } = site;
  const isInUrl = request.urls.some(({ changes }) => changes.some(({ text }) => text.startsWith('?')));
  if (readInFunction === undefined || addInFunction === undefined || !isInUrl) return undefined;
  const respell = ({ added, method, body, base }: RequestChange): readonly Spelling[] | Refusal => {
    const edits = (method ?? body ?? base) ? undefined : addInFunction(added);
    return edits === undefined ? refuse('no-slot', 'the called function adds no parameters') : [edits];
  };
  const all = plan({ ...site, addsQuery: 'arguments', respell, addInFunction: () => undefined });
  if (all === undefined || !('request' in all)) return undefined;
  return { ...all, site, request: { ...all.request, added: [], addedInFunction: all.request.added } };
}
