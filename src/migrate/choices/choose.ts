import type { Growth, Refusal, RequestChange } from '../../requests/call-site.ts';
import { findCallSites } from '../../requests/find-call-sites.ts';
import { onlyWithBody } from '../../requests/wrappers/growing/only-with-body.ts';
import type { CallNode } from '../../source/node-kinds.ts';
import { callsIn } from '../../source/nodes.ts';
import { hasScriptBlocks } from '../../source/script-blocks.ts';
import { openSource, type SourceFile, startOf } from '../../source/source-file.ts';
import { mergeEdits, type TextEdit } from '../../source/text-edit.ts';
import { evaluatorOf } from '../../values/evaluate.ts';
import { type Analysis, analyze, type Decision } from '../analyze.ts';
import { diagnose } from '../diagnose.ts';
import type { Diagnostic, FileMigration, Position, Wanted } from '../diagnostic.ts';
import { chooseEdits } from '../edits/choose-edits.ts';
import { laidOutText } from '../edits/lay-out.ts';
import { isPlanned, type Planned } from '../edits/plan.ts';
import { codebaseAfter } from '../edits/prior-edits.ts';
import type { MigrateOptions } from '../migrate-file.ts';
import { withoutSearchModule } from '../migrate-text.ts';
import { proposalOf } from '../objections/uses.ts';
import { promising } from '../proof/promising.ts';
import { proved } from '../proof/verify.ts';
import { branchChoices } from './branches.ts';
import { type Case, type Choice, editsWithin, merged, withOnly } from './choice.ts';
import { conditionalChoices } from './conditionals.ts';
import { rowChoices } from './rows.ts';

/** The edits with which a call sends what each of its paths needs, and what is reported of it. */
export interface ChosenEdits {
  readonly edits: readonly TextEdit[];
  readonly callSites: readonly Diagnostic[];
}

/** The codes of the reasons for which a call with several paths is left. */
const several = /^(several-operations|one-of-a-list|one-of-a-type)$/;

/** The edits of the first call of a file that can be changed like that, or the parameters that functions need for that. */
export function chooseIn(
  path: string,
  text: string,
  { callSites }: Pick<FileMigration, 'callSites'>,
  asked: MigrateOptions,
): ChosenEdits & Pick<FileMigration, 'wanted'> {
  const places = callSites.filter(
    ({ outcome, notes }) => outcome === 'manual' && notes.some(({ code }) => several.test(code)),
  );
  const left = { edits: [], callSites: [], wanted: [] };
  const file = places.length === 0 || hasScriptBlocks(path) ? undefined : openSource(path, text);
  if (file === undefined || 'failure' in file) return left;
  const { priorEdits = new Map(), ...rest } = withoutSearchModule(asked);
  const codebase = codebaseAfter(rest.codebase, priorEdits);
  const options = { ...rest, ...(codebase && { codebase }) };
  const wanted: Wanted[] = [];
  let first: ChosenEdits | undefined;
  for (const [, at] of new Map(places.map((one) => [`${one.line}:${one.column}`, one]))) {
    const chosen = chooseAt(file, at, options);
    if (chosen !== undefined && 'edits' in chosen) {
      first ??= { ...chosen, edits: laidOutText(path, text, chosen.edits, options.surroundings) };
      continue;
    }
    const growths = chosen?.growths.map((growth) => proposalOf(growth, options.codebase)) ?? [];
    if (growths.length > 0 && !options.only)
      wanted.push({ line: at.line, column: at.column, isOfBase: false, growths });
  }
  return { ...left, ...first, wanted };
}

/** What a call sends if one of its paths is chosen. */
interface Chosen {
  readonly one: Case;
  readonly file: SourceFile;
  readonly found: Analysis;
  /** Undefined if it stays as it is. */
  readonly planned: Planned | undefined;
  /** Why it can't be written yet: a called function has no place for a body. */
  readonly refusal: Refusal | undefined;
}

/**
 * Changes a call that gets one of several paths, of which each needs its own request: the place that chooses the path also
 * chooses a body, and the call passes it on. Everything is planned and proved for each path on its own, in the text without
 * the others. If a called function has no place for a body, returns the ways to add one.
 */
function chooseAt(
  file: SourceFile,
  at: Position,
  options: MigrateOptions,
): ChosenEdits | { readonly growths: readonly Growth[] } | undefined {
  const calls = callsIn(file).filter((node) => {
    const { line, column } = file.positionOf(startOf(node));
    return line === at.line && column === at.column;
  });
  const sitesOf = (call: CallNode) =>
    findCallSites(file, evaluatorOf(options.codebase), (node) => startOf(node) === startOf(call));
  for (const call of calls)
    for (const choice of [
      ...branchChoices(file, call),
      ...conditionalChoices(file, call),
      ...rowChoices(file, call, sitesOf(call), options.codebase),
    ]) {
      const cases = casesOf(file, at, choice, options);
      if (cases === undefined) continue;
      const lacking = cases.find(({ refusal }) => refusal !== undefined)?.planned;
      if (lacking !== undefined) {
        // A function beside it always sends a body.
        const growths = lacking.grow?.(lacking.change) ?? [];
        return { growths: growths.filter(({ behind }) => behind === undefined) };
      }
      const edits = editsFor(choice, cases, options);
      if (edits !== undefined) return { edits, callSites: reported(choice, cases, options) };
    }
  return undefined;
}

/** What a call sends in each case; undefined unless all is known, and at least one case changes. */
function casesOf(
  file: SourceFile,
  at: Position,
  { cases }: Choice,
  options: MigrateOptions,
): readonly Chosen[] | undefined {
  const chosen: Chosen[] = [];
  for (const one of cases) {
    const opened = openSource(file.path, withOnly(file, one), file.block?.index, true);
    if ('failure' in opened) return undefined;
    const found = analyze(opened, { ...options, only: at });
    const [decision, ...others] = found.decisions;
    const { plan, refusal } = decision ?? {};
    if (found.sites.length === 0 || others.length > 0 || (decision !== undefined && !isOpen(decision)))
      return undefined;
    const planned = plan && isPlanned(plan) ? plan : undefined;
    chosen.push({ one, file: opened, found, planned, refusal });
  }
  return chosen.some(({ planned }) => planned !== undefined) ? chosen : undefined;
}

/** Whether a call can be edited, maybe with another parameter of the called function. */
function isOpen({ plan, isIgnored, refusal }: Decision): boolean {
  const isOwn = isPlanned(plan) && plan.uses.length === 0 && plan.site.double === undefined;
  return isOwn && !isIgnored && (refusal === undefined || refusal.refused === 'no-slot');
}

/** The edits that are proved in each case. */
function editsFor(choice: Choice, cases: readonly Chosen[], options: MigrateOptions): readonly TextEdit[] | undefined {
  const bodies = cases.map(({ planned }) => planned?.request.body);
  const isRead = new Set(cases.map(({ planned }) => JSON.stringify(planned?.read ?? []))).size === 1;
  const first = cases.find(({ planned }) => planned?.request.body !== undefined);
  const texts = merged(cases.map((one) => textsOf(one, options)));
  const atChoice = first === undefined ? [] : choice.carrying(bodies);
  if (!isRead || texts === undefined || atChoice === undefined) return undefined;
  const inCase = (way: readonly TextEdit[], { one }: Chosen, body: string | undefined) => {
    const shown = first === undefined ? [] : (one.proving?.(body) ?? editsWithin(atChoice, one));
    return merged([editsWithin(texts, one), way, shown]);
  };
  const shown = (way: readonly TextEdit[]) => first && inCase(way, first, first.planned?.request.body);
  for (const way of first?.planned ? waysToPass(first.one, first.planned, choice.carrier, shown, options) : [[]]) {
    const whole = merged([texts, way, atChoice]);
    const isRight = (one: Chosen, index: number) => isProved(one, inCase(way, one, bodies[index]), options);
    if (whole !== undefined && cases.every(isRight)) return choice.joined?.(whole) ?? whole;
  }
  return undefined;
}

/** The edits of the URL, its query, and what reads the response. */
function textsOf({ one, file, planned }: Chosen, { codebase }: MigrateOptions): readonly TextEdit[] | undefined {
  if (planned === undefined) return [];
  const isOwn = (edit: TextEdit) => one.isOwn?.(edit) === true;
  const urlEdits = planned.urlEdits.map((ways) => {
    const inside = ways.find(({ edits }) => edits.every(isOwn));
    return inside === undefined ? ways : [{ ...inside, through: [] }];
  });
  const [chosen] = chooseEdits({ file, codebase }, [{ ...planned, urlEdits, spellings: [planned.queryEdits] }]);
  const own = chosen && 'choices' in chosen ? chosen.choices[0] : undefined;
  return own && mergeEdits(own, ownMethod(one, planned) ?? []);
}

/** The edit of a method that is written beside the path. */
function ownMethod({ isOwn }: Case, { site, change }: Planned): readonly TextEdit[] | undefined {
  const [only, ...others] = site.methods.texts;
  const at = only?.at;
  if (change.method === undefined || at?.file !== site.file || others.length > 0 || isOwn?.(at) !== true)
    return undefined;
  return [{ start: at.start, end: at.end, text: change.method.to }];
}

/** The ways to pass a body on that may be absent, as far as they look right for one that is there, in the edits that are `shown`. */
function* waysToPass(
  one: Case,
  plan: Planned,
  carrier: string,
  shown: (way: readonly TextEdit[]) => readonly TextEdit[] | undefined,
  options: MigrateOptions,
): Iterable<readonly TextEdit[]> {
  const { change, site } = plan;
  const { file, node } = site;
  const method = ownMethod(one, plan) === undefined ? change.method : undefined;
  const passed: RequestChange = { ...change, method, path: undefined, added: [], body: carrier };
  const spelled = [site.respell(passed), site.respell({ ...passed, isByParameter: true })];
  const [always = [], maybe = []] = spelled.map((one) => ('refused' in one ? [] : one));
  const call = node.type === 'ObjectExpression' ? undefined : node;
  const all = [...always, ...(call ? maybe.flatMap((way) => onlyWithBody(file, call, way, carrier)) : [])];
  const { around = (offset: number) => offset } = one;
  const outside = all.map((way) => way.map((edit) => ({ ...edit, start: around(edit.start), end: around(edit.end) })));
  const ways = new Map(outside.map((way) => [shown(way) ?? [], way]));
  for (const edits of promising({ file, plan, options }, [...ways.keys()])) yield ways.get(edits) ?? [];
}

/** Whether the call sends what is planned for one case, and every other call what it sent before. */
function isProved(
  { file, found, planned }: Chosen,
  edits: readonly TextEdit[] | undefined,
  options: MigrateOptions,
): boolean {
  const starts = new Set(found.sites.map(({ node }) => startOf(node)));
  const others = findCallSites(file, found.evaluator).filter(({ node }) => !starts.has(startOf(node)));
  const before = { file, sites: [...others, ...found.sites] };
  return edits !== undefined && proved(before, planned ? [planned] : [], edits, options) !== undefined;
}

/** What is reported of the call: each operation once, with the notes of all cases. */
function reported(choice: Choice, cases: readonly Chosen[], options: MigrateOptions): readonly Diagnostic[] {
  const all = cases.flatMap(({ planned: plan, found: { evaluator } }) =>
    plan ? diagnose({ plan, isIgnored: false, refusal: undefined, edits: [] }, options, evaluator) : [],
  );
  return [...new Set(all.map(({ operation }) => operation))].flatMap((operation) => {
    const alike = all.filter((one) => one.operation === operation);
    const notes = [
      ...new Map([...alike.flatMap((one) => one.notes), ...choice.notes].map((note) => [note.message, note])).values(),
    ];
    const [first] = alike;
    return first ? [{ ...first, notes, outcome: notes.length > 0 ? 'review' : first.outcome }] : [];
  });
}
