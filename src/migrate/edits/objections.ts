import { type BaseChange, type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { MigrateOptions } from '../migrate-file.ts';
import type { RequestPlan } from '../migration.ts';
import { decidedByUrl } from '../objections/decided-by-url.ts';
import { hooked } from '../objections/hooked.ts';
import { keptByOldPath } from '../objections/kept/kept-by-url.ts';
import { decidedByMethod } from '../objections/method-decides.ts';
import { changesBefore } from '../objections/moved.ts';
import { notTaken } from '../objections/not-taken.ts';
import { sentByOther } from '../objections/other-sender.ts';
import { overridden } from '../objections/overridden.ts';
import { sentElsewhere } from '../objections/sent-elsewhere.ts';
import { usedBeside } from '../objections/used-beside.ts';
import type { Way } from '../service/find-deprecated.ts';
import { elementsDiffer } from '../service/listed-path.ts';
import { hiddenInBase } from '../service/shown-base.ts';
import { conflictOf } from '../split/asked-alike.ts';
import type { PlannedUrl } from './plan.ts';

/** What speaks against writing the plan for a call at all. */
export function objectionTo(
  site: CallSite,
  evaluator: Evaluator,
  { ways, plans, plan, urls, base }: Intended,
  options: MigrateOptions,
): Refusal | undefined {
  return (
    conflictOf(site, plan, plans) ??
    elementsDiffer(site, plans) ??
    (base === undefined ? hiddenInBase(site, ways, plans) : undefined) ??
    doubtOf(site) ??
    decidedByMethod(site, evaluator, plan, options.profile) ??
    decidedByUrl(site, evaluator, urls) ??
    sentElsewhere(site, evaluator, options) ??
    sentByOther(site, evaluator) ??
    overridden(site, evaluator) ??
    usedBeside(site, plan) ??
    keptByOldPath(site, evaluator, plan) ??
    changesBefore(site, evaluator, ways, { ...options, plan }) ??
    hooked(site, evaluator, { ...options, ways, plan, urls }) ??
    notTaken(site, evaluator, urls)
  );
}

/** What a call is to send instead, in each of its forms. */
export interface Intended {
  readonly ways: readonly Way[];
  readonly plans: readonly (RequestPlan | undefined)[];
  readonly plan: RequestPlan;
  readonly urls: readonly PlannedUrl[];
  readonly base: BaseChange | undefined;
}

/** Why a call is left whatever its new request is: it is doubtful itself, or only describes a request. */
function doubtOf({ isDeclared, doubt }: CallSite): Refusal | undefined {
  if (doubt !== undefined || !isDeclared) return doubt;
  return refuse('declared', 'the request is only described here; change it together with the code that sends it');
}
