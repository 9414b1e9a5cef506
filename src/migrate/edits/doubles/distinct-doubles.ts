import type * as t from '@babel/types';
import { type CallSite, refuse } from '../../../requests/call-site.ts';
import type { SourceFile } from '../../../source/source-file.ts';
import { changedForm } from '../../../values/text/edit.ts';
import { normalForm } from '../../../values/text/pieces.ts';
import { isPlanned, type Planned, type Unplanned } from '../plan.ts';

const notApart = refuse('doubles-alike', 'another mock would then match the same request; merge the two');

/** Leaves test doubles in the same scope unchanged if their requests differed and would no longer differ. */
export function distinctDoubles(
  file: SourceFile,
  plans: readonly (Planned | Unplanned)[],
  sites: readonly CallSite[],
): readonly (Planned | Unplanned)[] {
  const planned = plans.filter(isPlanned).filter(({ site }) => site.double !== undefined);
  if (planned.length === 0) return plans;
  const edited = new Set(planned.map(({ site }) => site));
  const others = sites.filter((site) => site.double !== undefined && !edited.has(site));
  const taken = [
    ...others.map((site) => ({ site, was: requestNow(site), will: requestNow(site) })),
    ...planned.map((plan) => ({ site: plan.site, was: requestNow(plan.site), will: requestThen(plan) })),
  ];
  const clashes = ({ site }: Planned): boolean => {
    const own = taken.find((one) => one.site === site);
    const home = placeOf(file, site.node);
    return taken.some((one) => one.was !== own?.was && one.will === own?.will && placeOf(file, one.site.node) === home);
  };
  return plans.map((plan) => {
    if (!isPlanned(plan) || plan.site.double === undefined || !clashes(plan)) return plan;
    const { site, deprecations, suggestions } = plan;
    return { site, deprecations, suggestions, refusal: notApart };
  });
}

/** The innermost function around a call. */
function placeOf(file: SourceFile, node: t.Node): t.Node | undefined {
  let outer = file.names.parentOf(node);
  while (outer !== undefined && !/Function|Method/.test(outer.type)) outer = file.names.parentOf(outer);
  return outer;
}

function requestNow(site: CallSite): string {
  return `${site.methods.known.join()} ${plainPath(normalForm(site.pieces))}`;
}

function requestThen({ request }: Planned): string {
  return `${request.methods.join()} ${request.urls.map(({ alternative, changes }) => plainPath(changedForm(alternative, changes))).join()}`;
}

/** The path of a URL from its version on, without its query. */
function plainPath(url: string): string {
  return url.replace(/\?.*$/, '').replace(/^.*(?=\/api\/|\/v\d+\/)/, '');
}
