import { findCallSites } from '../../requests/find-call-sites.ts';
import { isGivenAlike } from '../../requests/response/read-as-page.ts';
import { endOf, reopen, type SourceFile, startOf } from '../../source/source-file.ts';
import { applyEdits, mapOffset, mergeEdits, type TextEdit } from '../../source/text-edit.ts';
import { evaluatorOf } from '../../values/evaluate.ts';
import type { Planned } from '../edits/plan.ts';
import type { MigrateOptions } from '../migrate-file.ts';
import { afterEdits, isAsPlanned, sendsAsPlanned } from './as-planned.ts';
import { counterpart, importsFor } from './verify.ts';

/** The edits of one way to write a change. */
type Choice = readonly TextEdit[];

interface Asked {
  readonly file: SourceFile;
  readonly plan: Planned;
  readonly options: MigrateOptions;
}

interface Look extends Asked {
  /** The edits that import what the change uses, however it is written. */
  readonly imports: readonly TextEdit[];
}

/**
 * Which of several ways to write a change make the call send what is planned, in their order; checks that call alone.
 */
export function* promising(asked: Asked, [first, ...others]: readonly Choice[]): Generator<Choice> {
  const look = { ...asked, imports: importsFor(asked.file, [asked.plan], asked.options) };
  if (first !== undefined && isPromising(look, first)) yield first;
  for (const choice of notRuledOut(look, others)) if (isPromising(look, choice)) yield choice;
}

function isPromising({ file, plan, options, imports }: Look, choice: Choice): boolean {
  const edits = withImports(imports, choice);
  const opened = reopen(file, applyEdits(file.text, edits));
  if ('failure' in opened) return false;
  const start = mapOffset(startOf(plan.site.node), edits);
  const evaluator = evaluatorOf(options.codebase);
  const after = findCallSites(opened, evaluator, (node) => startOf(node) === start);
  const now = counterpart(plan.site, after, edits);
  return (
    now !== undefined && isAsPlanned(plan, now, afterEdits(file, edits)) && isGivenAlike(plan.site, now, evaluator)
  );
}

function withImports(imports: readonly TextEdit[], choice: Choice): Choice {
  return mergeEdits(choice, imports) ?? choice;
}

/**
 * Leaves out the ways that can't send the planned request. Ways that differ only in the call itself are written side by
 * side in one text, so that it is parsed, and the functions around the call are evaluated, only once.
 */
function* notRuledOut(look: Look, choices: readonly Choice[]): Generator<Choice> {
  const { sentBy, laterQuery } = look.plan.site;
  // Later calls on the result, which may add to the request, would follow only one of them.
  if (sentBy === undefined || laterQuery.length > 0) return yield* choices;
  const ways = choices.map((choice) => wayOf(look, choice));
  const tried = new Map<string, ReadonlySet<Way>>();
  for (const way of ways) {
    const left =
      tried.get(way.key) ??
      sideBySide(
        look,
        ways.filter(({ key }) => key === way.key),
      );
    tried.set(way.key, left);
    if (left.has(way)) yield way.choice;
  }
}

/** A way to write a change: the call after the edits, and the edits around it. */
interface Way {
  readonly choice: Choice;
  readonly edits: readonly TextEdit[];
  readonly call: string;
  readonly around: readonly TextEdit[];
  readonly key: string;
}

function wayOf(look: Look, choice: Choice): Way {
  const { file, plan } = look;
  const [start, end] = [startOf(plan.site.node), endOf(plan.site.node)];
  const isInCall = (edit: TextEdit) => start <= edit.start && edit.end <= end && edit.start < end;
  const edits = withImports(look.imports, choice);
  const call = applyEdits(file.text.slice(0, end), edits.filter(isInCall)).slice(start);
  const around = edits.filter((edit) => !isInCall(edit));
  return { choice, edits, call, around, key: JSON.stringify(around) };
}

/** The ways that may be right, among some that need the same edits around the call. */
function sideBySide({ file, plan, options }: Look, ways: readonly Way[]): ReadonlySet<Way> {
  const { node } = plan.site;
  const around = ways[0]?.around ?? [];
  const list = { start: startOf(node), end: endOf(node), text: `(${ways.map(({ call }) => call).join(', ')})` };
  const edits = ways.length < 2 ? undefined : mergeEdits(around, [list]);
  const opened = edits && reopen(file, applyEdits(file.text, edits));
  if (opened === undefined || 'failure' in opened) return new Set(ways);
  let at = mapOffset(list.start, around) + 1;
  const starts = new Map<number, Way>();
  for (const way of ways) {
    starts.set(at, way);
    at += way.call.length + ', '.length;
  }
  const sites = findCallSites(opened, evaluatorOf(options.codebase), (one) => starts.has(startOf(one)));
  return new Set(
    ways.filter((way) =>
      sites.some(
        (site) => starts.get(startOf(site.node)) === way && sendsAsPlanned(plan, site, afterEdits(file, way.edits)),
      ),
    ),
  );
}
