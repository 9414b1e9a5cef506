import { apiOfRun } from '../contract/api.ts';
import type { Deprecation } from '../contract/deprecations.ts';
import type { MigrateOptions } from '../migrate/migrate-file.ts';
import { methodOf } from '../migrate/migration.ts';
import { compareWith } from '../migrate/service/find-deprecated.ts';
import { whyForeign } from '../migrate/service/identity.ts';
import type { CallSite } from '../requests/call-site.ts';
import { type Alternative, alternativesOf, type PathMatch } from '../values/text/match.ts';
import { explainSite } from './explain-site.ts';
import { type Explanation, placeOf } from './explanation.ts';

/** Explains how an expression that sends another request was understood, and why it is not a deprecated call site. */
export function explainOther(site: CallSite, options: MigrateOptions): Explanation {
  const because = { label: 'because', text: whyNot(site, options), at: undefined };
  return {
    ...placeOf(site),
    title: 'a request that is left alone',
    outcome: undefined,
    findings: [...explainSite(site), because],
  };
}

function whyNot(site: CallSite, options: MigrateOptions): string {
  const ways = alternativesOf(site.pieces);
  if (ways === undefined) return 'its URL has too many possible values to follow';
  const hit = ways.map(matchIn).find((one) => one !== undefined);
  if (hit === undefined) return pathReason(site, ways);
  const { match, rows } = hit;
  const own = rows.filter(({ operation }) => site.methods.known.includes(methodOf(operation)));
  const methods = [...new Set(rows.map(({ operation }) => `\`${methodOf(operation)}\``))].join(' and ');
  if (own.length === 0) return `the path is deprecated for ${methods} only`;
  const active = own.find((row) => options.deprecations.some(({ operation }) => operation === row.operation));
  if (active === undefined)
    return `the operation was deprecated in ${own[0]?.deprecatedIn}, which is not a selected version`;
  const foreign = whyForeign(site, match, options);
  if (foreign !== undefined) return foreign;
  return 'the called function always sends this request; the call site is reported there';
}

/** The operations whose path a URL ends with. */
function matchIn(way: Alternative): { readonly match: PathMatch; readonly rows: readonly Deprecation[] } | undefined {
  const rows = apiOfRun().deprecations.filter((row) => compareWith(way, row) !== undefined);
  const [match] = rows.flatMap((row) => compareWith(way, row)?.match ?? []);
  return match && { match, rows };
}

function pathReason(site: CallSite, ways: readonly Alternative[]): string {
  const isOpen = ways.some(({ flat, pathEnd }) => /[\uE000-\uF8FF]$/.test(flat.slice(0, pathEnd)));
  if (isOpen && site.functions.length === 0)
    return 'the end of its path depends on its callers; they are checked instead';
  return 'its path does not belong to a deprecated operation';
}
