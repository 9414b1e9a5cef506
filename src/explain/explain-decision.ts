import { gapOf } from '../contract/gaps.ts';
import type { OperationFacts } from '../contract/profile.ts';
import type { Decision } from '../migrate/analyze.ts';
import { diagnose } from '../migrate/diagnose.ts';
import type { Diagnostic } from '../migrate/diagnostic.ts';
import { isPlanned } from '../migrate/edits/plan.ts';
import type { MigrateOptions } from '../migrate/migrate-file.ts';
import { factsOf, pathOf, replacementPath } from '../migrate/migration.ts';
import { readQuery } from '../migrate/query/query.ts';
import { compareWith } from '../migrate/service/find-deprecated.ts';
import type { CallSite } from '../requests/call-site.ts';
import { readAsPage } from '../requests/response/read-as-page.ts';
import { positions } from '../source/source-file.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { changedForm } from '../values/text/edit.ts';
import { alternativesOf } from '../values/text/match.ts';
import { explainSite } from './explain-site.ts';
import { type Explanation, type Finding, placeOf, readable, shown } from './explanation.ts';

/** How a call site of a deprecated operation was understood, and why it has its outcome. */
export function explainDecision(
  decision: Decision,
  evaluator: Evaluator,
  options: MigrateOptions,
  reportedOf: (own: Diagnostic) => Diagnostic | undefined,
): Explanation[] {
  const { site } = decision.plan;
  return diagnose(decision, options, evaluator).map((own) => {
    const { operation, outcome, notes } = reportedOf(own) ?? own;
    const deprecation = decision.plan.deprecations.find((one) => one.operation === operation);
    const facts = deprecation && factsOf({ profile: options.profile, deprecation });
    const names = queryNames(decision);
    return {
      ...placeOf(site),
      title: operation,
      outcome,
      findings: [
        ...explainSite(site),
        plain('query', names === undefined ? 'not all known here' : list(names, 'none')),
        plain('body', bodyOf(site, evaluator)),
        ...explainResponse(decision, evaluator, facts, operation, options),
        ...explainFacts(decision, options, facts, names ?? []),
        ...explainRequest(decision),
        plain('outcome', whatItMeans[outcome]),
        ...notes.flatMap(({ message, suggestion }) => [
          plain('because', message),
          ...(suggestion === undefined || isPlanned(decision.plan) ? [] : [plain('instead', readable(suggestion))]),
        ]),
      ],
    };
  });
}

const whatItMeans = {
  migrated: '`migrated`: the edited code was proved to send exactly this request',
  review: '`review`: the edited code was proved to send exactly this request; check the notes below',
  manual: '`manual`: the call is not changed',
  ignored: '`ignored`: a comment says to leave it alone',
} as const;

function plain(label: string, text: string): Finding {
  return { label, text, at: undefined };
}

function list(names: readonly string[], none: string): string {
  return names.length === 0 ? none : names.map((name) => `\`${name}\``).join(', ');
}

/** The JSON body of a call; a body that a function sends only if it is passed counts as none if it is not. */
function bodyOf({ body }: CallSite, evaluator: Evaluator): string {
  if (body === undefined || evaluator.evaluate(body).kind === 'undefined') return 'none';
  return shown(body.file.textOf(body.node));
}

/** The query parameters of a call, by name; undefined unless all of them are known. */
function queryNames({ plan: { site, deprecations } }: Decision): readonly string[] | undefined {
  if (site.double !== undefined) return site.double.parameters;
  const ways = alternativesOf(site.pieces) ?? [];
  const way = ways.find((one) => deprecations.some((deprecation) => compareWith(one, deprecation)?.kind === 'match'));
  const query = way && readQuery(site, way);
  return query === undefined || 'refused' in query ? undefined : [...new Set(query.parameters.map(({ name }) => name))];
}

function explainResponse(
  { plan: { site } }: Decision,
  evaluator: Evaluator,
  facts: OperationFacts | undefined,
  operation: string,
  options: MigrateOptions,
): Finding[] {
  const reads = site.reads === '' ? [] : [plain('response', `the functions in between read \`${site.reads}\` from it`)];
  if (site.double !== undefined) return [];
  if (facts?.becomesPage !== true) {
    const replacement = options.deprecations.find((one) => one.operation === operation)?.replacement ?? '';
    const gap = gapOf({ operation, replacement }, options.profile.name);
    return [...reads, plain('response', gap ?? 'same shape as before')];
  }
  const read = readAsPage(site, evaluator, facts.itemsBecome);
  if ('refused' in read) return [...reads, plain('response', `an array becomes a page; ${read.message}`)];
  const at = positions(site.file.text);
  return [
    ...reads,
    plain('response', 'an array becomes a page'),
    ...read.map(({ start, text }) => ({
      label: '· read',
      text: shown(text),
      at: { file: site.file.path, ...at(start) },
    })),
  ];
}

/** The facts of the profile that affect this call. */
function explainFacts(
  { plan }: Decision,
  { profile }: MigrateOptions,
  facts: OperationFacts | undefined,
  names: readonly string[],
): Finding[] {
  const served = plan.deprecations.map((one) => [pathOf(one.replacement), replacementPath(profile, one)] as const);
  const known = [
    ...served.flatMap(([stated, path]) =>
      stated === path ? [] : [`the server has \`${path}\` instead of \`${stated}\``],
    ),
    ...names.flatMap((name) => fateOf(name, facts) ?? []),
    ...(facts?.added ?? []).map(
      ({ name, value }) => `\`${name}=${value}\` is sent unless the call asks for something else`,
    ),
    ...(facts?.becomesPage === true ? ['the array is now the `content` of a page'] : []),
  ];
  const texts = known.length === 0 ? ['nothing beyond the contract'] : known;
  return texts.map((text, index) =>
    plain(index === 0 ? 'profile' : '', index === 0 ? `${profile.name}: ${text}` : text),
  );
}

/** What happens to a query parameter. */
function fateOf(name: string, facts: OperationFacts | undefined): string | undefined {
  if (facts === undefined) return undefined;
  const condition = facts.conditions?.[name];
  if (condition !== undefined) return `\`${name}\` becomes the condition \`${condition[1]}\``;
  if (name === facts.fullText) return `\`${name}\` becomes \`fullTextSearch\``;
  if (name === facts.regex?.parameter) return `\`${name}\` has an equivalent only for simple expressions`;
  return facts.kept?.includes(name) ? `\`${name}\` stays a query parameter` : `\`${name}\` was ignored and is dropped`;
}

/** The request that is sent instead. */
function explainRequest({ plan, isIgnored, refusal }: Decision): Finding[] {
  if (!isPlanned(plan)) return [];
  const { methods, urls, body } = plan.request;
  const forms = urls.map(({ alternative, changes }) => changedForm(alternative, changes));
  const sent = `${methods.join(' or ')} ${readable(forms.join(' or '))}`;
  const label = isIgnored || refusal !== undefined ? 'wanted' : 'becomes';
  return [plain(label, `\`${sent}\``), ...(body === undefined ? [] : [plain('', `with the body \`${body}\``)])];
}
