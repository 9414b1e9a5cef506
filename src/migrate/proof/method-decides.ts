import type { Profile } from '../../contract/profile.ts';
import { type CallSite, type MethodChange, type Refusal, refuse } from '../../requests/call-site.ts';
import { headersByMethod } from '../../requests/on-the-way/method-headers.ts';
import { type MethodTest, methodTests } from '../../requests/on-the-way/method-tests.ts';
import { startOf } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';
import type { Note } from '../diagnostic.ts';
import type { RequestPlan } from '../migration.ts';
import { parameterNames } from '../query/filter-names.ts';

/** Why a request cannot be sent with another method: code on the way does for it what the new request must not lose, or lack. */
export function decidedByMethod(
  site: CallSite,
  evaluator: Evaluator,
  { method, body }: RequestPlan,
  profile: Profile,
): Refusal | undefined {
  if (method === undefined || site.double !== undefined) return undefined;
  const known = parameterNames(profile);
  const isLoss = ({ decides, isKnown, names }: MethodTest): boolean =>
    body === undefined ||
    decides === 'headers' ||
    (decides === 'url' && (names?.some((name) => known.has(name)) ?? true)) ||
    (decides === 'body' && !isKnown);
  const test = methodTests(site, evaluator, method).find(isLoss);
  if (test !== undefined) return refuse('method-decides', messageOf(test, method));
  const given = headersByMethod(site, evaluator, method);
  return given && refuse('method-decides', ofClient(given, method));
}

/** What is done on the way for one method only is done no more, or done now. */
export function doneByMethod(site: CallSite, evaluator: Evaluator, { method, body }: RequestPlan): Note[] {
  if (method === undefined || body === undefined) return [];
  return methodTests(site, evaluator, method)
    .filter(({ decides }) => decides === 'other' || decides === 'url')
    .slice(0, 1)
    .map((test) => ({ code: 'method-tested', message: messageOf(test, method) }));
}

const doings: Readonly<Record<MethodTest['decides'], string>> = {
  body: 'what is sent as the body, or its type',
  headers: 'which headers are sent, or whether the request is sent at all',
  url: 'which URL or query is sent',
  other: 'what is done with the request or its response',
};

function messageOf({ place: { node, file }, owner, isKnown, decides }: MethodTest, { from, to }: MethodChange): string {
  const { line } = file.positionOf(startOf(node));
  const name = owner !== undefined && 'id' in owner && owner.id ? `\`${owner.id.name}\`` : 'the code on the way';
  const turns = isKnown
    ? `turns out otherwise for \`${to}\` than for \`${from}\``
    : `may turn out otherwise for \`${to}\``;
  return `${name} decides by the method ${doings[decides]}: \`${shown(file.textOf(node))}\` in ${file.path}:${line} ${turns}`;
}

function ofClient({ file, node }: Place, { from, to }: MethodChange): string {
  const { line } = file.positionOf(startOf(node));
  return `the client has headers of their own for \`${from}\` or \`${to}\`: \`${shown(file.textOf(node))}\` in ${file.path}:${line}`;
}

const mostShown = 80;

function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > mostShown ? `${line.slice(0, mostShown - 1)}…` : line;
}
