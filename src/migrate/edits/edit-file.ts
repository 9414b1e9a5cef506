import type * as t from '@babel/types';
import { type Refusal, refuse } from '../../requests/call-site.ts';
import { usesOfDeclared } from '../../source/names/own-names.ts';
import { keyName } from '../../source/pattern.ts';
import { endOf, forgetReopened, type SourceFile, startOf } from '../../source/source-file.ts';
import { applyEdits, editsHolding, mergeEdits, type TextEdit } from '../../source/text-edit.ts';
import type { MigrateOptions } from '../migrate-file.ts';
import { internalError } from '../objections/internal-error.ts';
import { promising } from '../proof/promising.ts';
import { type Before, proved } from '../proof/verify.ts';
import { withOneFunction } from './alike/one-function.ts';
import { type Chosen, chooseEdits, noPlaceFor, shareReasons } from './choose-edits.ts';
import { laidOut } from './lay-out.ts';
import { mayBeHooked, withoutLeftovers } from './leftovers.ts';
import type { Planned, Unplanned } from './plan.ts';

/** The edits of a file, and the call sites that were left, with the reason. */
export interface Edited {
  readonly output: string;
  readonly edits: readonly TextEdit[];
  /** The edits that a call site needs; call sites may share some. */
  editsOf(plan: Planned | Unplanned): readonly TextEdit[];
  readonly refused: ReadonlyMap<Planned, Refusal>;
}

/** Call sites that share an edit, so that they can only be edited together. */
interface Group {
  readonly planned: readonly Planned[];
  readonly edits: readonly TextEdit[];
}

/**
 * Edits a file as planned. What can't be proved is left unchanged. First proves all calls together, each written like
 * an earlier one of its form, or in the best way; then each in the first way that looks right; and each on its own only
 * if that fails too.
 */
export function editFile(before: Before, plans: readonly Planned[], options: MigrateOptions): Edited {
  const result = editAll(before, plans, options);
  forgetReopened(before.file);
  return result;
}

function editAll(before: Before, plans: readonly Planned[], options: MigrateOptions): Edited {
  const chosen = chooseEdits({ file: before.file, codebase: options.codebase }, plans);
  const ranks = ranksOf(options);
  const best = spelled(chosen, ({ planned, choices }) => choices[ranks.get(formOf(planned)) ?? 0] ?? choices[0]);
  const tried: Spelled[] = [];
  const together = (way: Spelled): readonly TextEdit[] | undefined => {
    if (tried.some((one) => isSameSpelling(one, way))) return undefined;
    tried.push(way);
    return provedTogether(before, way.single, options);
  };
  // Example: calls of a function that has to gain a parameter first
  const isDoubtful = chosen.some(({ planned }) => ranks.wasWrong(formOf(planned)));
  const atOnce = isDoubtful ? undefined : together(best);
  if (atOnce !== undefined) return edited(before.file, best, atOnce, options);
  const trusted = spelled(chosen, (one) => firstProved(before, one, options, ranks, true));
  const whole = together(trusted);
  if (whole !== undefined) return edited(before.file, trusted, whole, options);
  const careful = spelled(chosen, (one) => firstProved(before, one, options, ranks, false));
  const groups = groupsOf(before.file, careful.single);
  const edits = together(careful) ?? oneByOne(before, groups, careful.refused, options);
  return edited(before.file, careful, edits, options);
}

/** Calls with the chosen way to write them, and those without one. */
interface Spelled {
  readonly single: readonly Single[];
  readonly refused: Map<Planned, Refusal>;
}

function spelled(
  chosen: readonly Chosen[],
  spell: (one: Extract<Chosen, { choices: unknown }>) => readonly TextEdit[] | undefined,
): Spelled {
  const refused = new Map<Planned, Refusal>();
  const single = chosen.flatMap((one): Single[] => {
    const edits = 'refusal' in one ? undefined : spell(one);
    if (edits !== undefined) return [{ planned: one.planned, edits }];
    refused.set(one.planned, 'refusal' in one ? one.refusal : noPlaceFor(one.planned));
    return [];
  });
  return { single, refused };
}

function isSameSpelling({ single: one }: Spelled, { single: other }: Spelled): boolean {
  return one.length === other.length && one.every(({ edits }, index) => edits === other[index]?.edits);
}

/** The edits of all calls, if they can be proved together; empty if there is nothing to prove. */
function provedTogether(
  before: Before,
  single: readonly Single[],
  options: MigrateOptions,
): readonly TextEdit[] | undefined {
  if (single.length === 0) return [];
  const all = join(groupsOf(before.file, single));
  const proof = all && proofOf(before, all, options);
  return proof && 'edits' in proof ? proof.edits : undefined;
}

function edited(
  file: SourceFile,
  { single, refused }: Spelled,
  edits: readonly TextEdit[],
  options: MigrateOptions,
): Edited {
  if (edits.length === 0) return { output: file.text, edits: [], editsOf: () => [], refused };
  const sites = mayBeHooked(file, options.codebase) ? [] : single.map(({ planned }) => planned.site);
  const tidied = withOneFunction(file, withoutLeftovers(file, edits, sites), single, options);
  const laid = laidOut(file, tidied.edits, options.surroundings);
  const breaks = besideOthers(file, laid, edits);
  const editsOf = (plan: Planned | Unplanned): readonly TextEdit[] => {
    const one = single.find(({ planned }) => planned === plan && !refused.has(planned));
    const own = one === undefined ? [] : editsHolding(laid, neededBy(one, single, edits));
    const called = tidied.functions.filter(({ calls }) => editsHolding(laid, calls).some((edit) => own.includes(edit)));
    const shared = editsHolding(
      laid,
      called.map(({ declaration }) => declaration),
    );
    return laid.filter((edit) => own.includes(edit) || own.includes(breaks.get(edit) ?? edit) || shared.includes(edit));
  };
  return { output: applyEdits(file.text, laid), edits: laid, editsOf, refused };
}

/** Edits that belong to no call, and the edit for which they were made: the one that took a use of what goes, or the nearest. */
function besideOthers(file: SourceFile, laid: readonly TextEdit[], edits: readonly TextEdit[]) {
  const holding = editsHolding(laid, edits);
  const between = (a: TextEdit, b: TextEdit): number => Math.max(a.start - b.end, b.start - a.end);
  const nearest = (one: TextEdit) => [...holding].sort((a, b) => between(one, a) - between(one, b))[0];
  const taking = (edit: TextEdit) => {
    const uses = usesOfDeclared(file, edit);
    return holding.find(({ start, end }) => uses.some((use) => start <= startOf(use) && endOf(use) <= end));
  };
  return new Map(laid.filter((edit) => !holding.includes(edit)).map((edit) => [edit, taking(edit) ?? nearest(edit)]));
}

/**
 * The edits that a call site needs: its own and, if it uses the search module, those that belong to no call: the
 * import.
 */
function neededBy(
  { planned, edits: own }: Single,
  singles: readonly Single[],
  all: readonly TextEdit[],
): readonly TextEdit[] {
  const has = (edits: readonly TextEdit[], edit: TextEdit): boolean => edits.some((other) => isSame(edit, other));
  const isOfOne = (edit: TextEdit): boolean => singles.some(({ edits }) => has(edits, edit));
  return all.filter((edit) => has(own, edit) || (planned.uses.length > 0 && !isOfOne(edit)));
}

interface Single {
  readonly planned: Planned;
  readonly edits: readonly TextEdit[];
}

/** Which choice was right for an earlier call with the same form, change and resulting request; -1 if there is none. */
interface Ranks {
  get(form: string): number | undefined;
  set(form: string, rank: number): void;
  /** Whether no choice was right the last time, be it in another file. */
  wasWrong(form: string): boolean;
}

/** What was right in the files of a run, and what was wrong the last time. */
const experience = new WeakMap<object, { readonly right: Map<string, number>; readonly wrong: Set<string> }>();

/** What was right in one file is tried first in other files of the run; what was wrong may be right there. */
function ranksOf({ codebase }: MigrateOptions): Ranks {
  const known = (codebase && experience.get(codebase)) ?? {
    right: new Map<string, number>(),
    wrong: new Set<string>(),
  };
  if (codebase !== undefined) experience.set(codebase, known);
  const { right, wrong } = known;
  const wrongHere = new Set<string>();
  return {
    get: (form) => right.get(form) ?? (wrongHere.has(form) ? -1 : undefined),
    set: (form, rank) => {
      if (rank < 0) {
        wrongHere.add(form);
        wrong.add(form);
      } else {
        right.set(form, rank);
        wrong.delete(form);
      }
    },
    wasWrong: (form) => wrong.has(form),
  };
}

function formOf({ site: { file, node, sentBy }, change: { method, body } }: Planned): string {
  const args = 'arguments' in node ? node.arguments.map(kindOf) : [];
  const callee = 'callee' in node ? file.textOf(node.callee) : '';
  const change = `${method?.to} ${body === undefined ? '' : 'body'}`;
  return `${sentBy?.file.path}:${sentBy?.node.start} ${callee}(${args.join()}) ${change}`;
}

/** The kind of an argument; for an object literal, also its properties. */
function kindOf(node: t.Node): string {
  if (node.type !== 'ObjectExpression') return node.type;
  return `{${node.properties.map((one) => (one.type === 'SpreadElement' ? '...' : (keyName(one) ?? '?'))).join()}}`;
}

/** The first choice that can be proved on its own; a single choice is proved with the rest. */
function firstProved(
  before: Before,
  { planned, choices }: Extract<Chosen, { choices: unknown }>,
  options: MigrateOptions,
  ranks: Ranks,
  isTrusting: boolean,
): readonly TextEdit[] | undefined {
  const isSure = planned.change.base === undefined && (planned.site.sentBy === undefined || !planned.change.method);
  if (choices.length === 1 && isSure) return choices[0];
  const key = formOf(planned);
  const known = ranks.get(key);
  if (known === -1) return undefined;
  if (isTrusting && known !== undefined && choices[known] !== undefined) return choices[known];
  const usual = known === undefined ? undefined : choices[known];
  const order = usual === undefined ? choices : [usual, ...choices.filter((one) => one !== usual)];
  const ways = promising({ file: before.file, plan: planned, options }, order);
  let found: readonly TextEdit[] | undefined;
  for (const edits of ways) {
    // An edit at which the proof fails is tried again on its own, so that the error is reported.
    if (!isTrusting && proofOf(before, { planned: [planned], edits }, options) === undefined) continue;
    found = edits;
    break;
  }
  ranks.set(key, found === undefined ? -1 : choices.indexOf(found));
  return found;
}

function oneByOne(
  before: Before,
  groups: readonly Group[],
  refused: Map<Planned, Refusal>,
  options: MigrateOptions,
): readonly TextEdit[] {
  let accepted: Group = { planned: [], edits: [] };
  let edits: readonly TextEdit[] = [];
  for (const group of groups) {
    const tried = join([accepted, group]);
    const proof = (tried && proofOf(before, tried, options)) ?? { error: notProved };
    if (tried !== undefined && 'edits' in proof) {
      accepted = tried;
      edits = proof.edits;
    } else if ('error' in proof) for (const planned of group.planned) refused.set(planned, proof.error);
  }
  shareReasons(refused, notProved);
  return edits;
}

const notProved = refuse(
  'not-proved',
  'no way to write this call was certain to send the new request; change it by hand',
);

/** The proved edits of some calls, or the error of the tool itself that ended the proof; undefined if they are wrong. */
function proofOf(
  before: Before,
  { planned, edits }: Group,
  options: MigrateOptions,
): { readonly edits: readonly TextEdit[] } | { readonly error: Refusal } | undefined {
  try {
    const right = proved(before, planned, edits, options);
    return right && { edits: right };
  } catch (error) {
    return { error: internalError(error) };
  }
}

/** The calls that share an edit. An import that several add ties none of them to the others. */
function groupsOf({ tree }: SourceFile, singles: readonly Single[]): readonly Group[] {
  const imports = tree.program.body.filter(({ type }) => type === 'ImportDeclaration');
  const isImport = ({ start, end }: TextEdit) => imports.some((one) => startOf(one) <= start && end <= endOf(one));
  const groups: Group[] = [];
  for (const one of singles) {
    const own = one.edits.filter((edit) => !isImport(edit));
    const index = groups.findIndex(({ edits }) => edits.some((edit) => own.some((other) => isSame(edit, other))));
    const group = { planned: [one.planned], edits: one.edits };
    const merged = index < 0 ? undefined : join([groups[index] as Group, group]);
    if (merged === undefined) groups.push(group);
    else groups[index] = merged;
  }
  return groups;
}

function isSame(a: TextEdit, b: TextEdit): boolean {
  return a.start === b.start && a.end === b.end && a.text === b.text;
}

/** Combines all groups; undefined if their edits collide. */
function join(groups: readonly Group[]): Group | undefined {
  let edits: readonly TextEdit[] | undefined = [];
  for (const group of groups) edits = edits && mergeEdits(edits, group.edits);
  return edits && { planned: groups.flatMap(({ planned }) => planned), edits };
}
