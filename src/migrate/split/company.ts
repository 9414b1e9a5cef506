import type * as t from '@babel/types';
import type { CallSite } from '../../requests/call-site.ts';
import type { Binding } from '../../source/names/bind.ts';
import { contains, endOf, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { walk } from '../../source/walk.ts';
import type { Planned, Unplanned } from '../edits/plan.ts';
import { isDeclaredInExport } from '../objections/uses.ts';
import { madeQuery } from '../query/object-query.ts';

type Plan = Planned | Unplanned;

/** The call sites of a file with their plans. */
interface Sites {
  readonly sites: readonly CallSite[];
  readonly plans: readonly Plan[];
}

/**
 * Calls of one deprecated search that send the same query, such as one for the number of pages and one for a page, are
 * planned again, together: what moves into their bodies is taken out of the query, which then serves all of them.
 * Undefined if there are none, or if that can't be written. A plan that is not open is left as it is.
 */
export function inCompany(
  sites: readonly CallSite[],
  plans: readonly Plan[],
  plan: (site: CallSite) => Plan | undefined,
  isOpen: (plan: Plan) => boolean,
): Sites | undefined {
  const changed = new Map<CallSite, Plan>();
  for (const group of companiesOf(plans.filter(isOpen))) {
    const again = group.map(({ site }) => {
      const others = group.flatMap((one) => (one.site === site ? [] : one.site));
      return plan({ ...site, company: others });
    });
    const isWritten = again.every((one) => one !== undefined && 'request' in one && one.uses.length === 0);
    // They leave the query alike, so that one is never edited without the others.
    const isOne = new Set(again.map((one) => one && leaving(one))).size === 1;
    if (isWritten && isOne)
      for (const [index, one] of again.entries()) changed.set((group[index] as Plan).site, one as Plan);
  }
  if (changed.size === 0) return undefined;
  return {
    sites: sites.map((site) => changed.get(site)?.site ?? site),
    plans: plans.map((one) => changed.get(one.site) ?? one),
  };
}

/** The calls that send the same variable, if it is the only one of its kind that they send. */
function companiesOf(plans: readonly Plan[]): readonly (readonly Plan[])[] {
  const searches = plans.filter((plan) => isSearch(plan) && plan.site.double === undefined);
  const [first] = searches;
  if (first === undefined || searches.length < 2) return [];
  const { file } = first.site;
  const senders = new Map<Binding, Set<Plan>>();
  const seen = new Set<t.Node>();
  for (const plan of searches) {
    walk(plan.site.node, (name) => {
      if (name.type !== 'Identifier' || seen.has(name)) return;
      // Example: `search(first, { more: search(second) })`, where a name belongs to the outer call
      seen.add(name);
      const binding = file.names.bindingOf(name);
      if (binding !== undefined && isQuery(binding, plan.site))
        senders.set(binding, (senders.get(binding) ?? new Set()).add(plan));
    });
  }
  const groups = [...senders.values()]
    .map((group) => [...group])
    .filter((group) => group.length > 1 && areAlike(group));
  return groups.filter((group) =>
    groups.every((other) => other === group || !other.some((one) => group.includes(one))),
  );
}

/** The edits of a plan outside of its call. */
function leaving(plan: Plan): string {
  const { node } = plan.site;
  const isOutside = (edit: TextEdit) => edit.end <= startOf(node) || endOf(node) <= edit.start;
  const outside = ('spellings' in plan ? (plan.spellings[0] ?? []) : []).filter(isOutside);
  return JSON.stringify([...outside].sort((a, b) => a.start - b.start || a.end - b.end));
}

/** Whether a call has to send a body, or is left since its query is not known. */
function isSearch(plan: Plan): boolean {
  return 'request' in plan ? plan.request.body !== undefined : plan.refusal.refused === 'query-unknown';
}

/** Whether a variable of this file alone is a query that is written out, outside of the call. */
function isQuery({ declaration, writes }: Binding, { node, file }: CallSite): boolean {
  const init: t.Node | null | undefined = declaration.type === 'VariableDeclarator' ? declaration.init : undefined;
  const isOwn = writes.length === 0 && !isDeclaredInExport(file, declaration) && !contains(node, declaration);
  return isOwn && !!init && madeQuery(init) !== undefined;
}

function areAlike(group: readonly Plan[]): boolean {
  return new Set(group.flatMap(({ deprecations }) => deprecations)).size === 1;
}
