import type { CallSite, Refusal, RequestChange, Spelling } from '../../requests/call-site.ts';
import { besideBase } from '../service/base-change.ts';

/** The ways to write a change, including those that make the path leave its base. */
export function spellBase(site: CallSite, { base, ...change }: RequestChange): readonly Spelling[] | Refusal {
  const spelled = site.respell({ ...change, ...(base && { base }) });
  const beside = base && besideBase(site, base);
  if (beside === undefined) return spelled;
  const isSame = change.method === undefined && change.body === undefined && change.added.length === 0;
  const others = isSame ? [[]] : site.respell(change);
  const moved = 'refused' in others ? [] : others.map((edits) => [...edits, beside]);
  return 'refused' in spelled ? (moved.length > 0 ? moved : spelled) : [...spelled, ...moved];
}
