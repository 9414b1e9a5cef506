import { type Profile, parameterNames } from '../../contract/profile.ts';
import { type CallSite, type MethodChange, type Refusal, refuse } from '../../requests/call-site.ts';
import type { Carrier, MethodTest } from '../../requests/on-the-way/method-effects.ts';
import { headersByMethod } from '../../requests/on-the-way/method-headers.ts';
import { bodyTests, methodTests } from '../../requests/on-the-way/method-tests.ts';
import { differsByMethod, laterTests, testOfGiven } from '../../requests/texts/later-tests.ts';
import { optionsAside } from '../../requests/texts/options-aside.ts';
import { keyName } from '../../source/pattern.ts';
import { shownAt } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';
import type { Note } from '../diagnostic.ts';
import type { RequestPlan } from '../migration.ts';
import { headersReplaced } from './headers-replaced.ts';

/**
 * Why a request can't be sent with another method: code between the call and the request does something for one method
 * only, or sets headers that those of the new request replace.
 */
export function decidedByMethod(
  site: CallSite,
  evaluator: Evaluator,
  plan: RequestPlan,
  profile: Profile,
): Refusal | undefined {
  const { method, body } = plan;
  if (method === undefined || site.double !== undefined) return undefined;
  const known = parameterNames(profile);
  const isLoss = ({ decides, isKnown, names }: MethodTest): boolean =>
    decides !== 'nothing' &&
    (body === undefined ||
      /^(headers|none)$/.test(decides) ||
      (decides === 'url' && (names?.some((name) => known.has(name)) ?? true)) ||
      (decides === 'body' && !isKnown) ||
      (decides === 'response' && isKnown));
  const tests = methodTests(site, evaluator, method);
  const test = tests.find(isLoss);
  if (test !== undefined) return refuse('method-decides', `${messageOf(test, method)}; change both by hand`);
  const kept = tests.flatMap((one) => one.kept ?? []);
  const later = laterTests(site, evaluator, {
    member: /^method$/,
    kept,
    word: method.from,
    handed: body === undefined ? namesOf(site) : undefined,
  });
  const other = later.find((one) => differsByMethod(evaluator, one, method));
  if (other !== undefined) return refuse('method-decides', ofLater(other.place, method));
  const given = headersByMethod(site, evaluator, method);
  return given ? refuse('method-decides', ofClient(given, method)) : headersReplaced(site, plan);
}

/** Notes on what is done for one method only, and would now be left out or added, and on what else contains the method. */
export function doneByMethod(site: CallSite, evaluator: Evaluator, { method, body }: RequestPlan): Note[] {
  if (method === undefined) return [];
  const given = body === undefined ? undefined : testOfGiven(site, evaluator, method);
  const found = methodTests(site, evaluator, method);
  const tests = body === undefined ? [] : found.filter(({ decides }) => /^(other|url|response)$/.test(decides));
  const carrying = found.filter(({ carrier }) => carrier !== undefined);
  const noteOf = (code: string) => (test: MethodTest) => ({ code, message: `${messageOf(test, method)}; check it` });
  const ofBody = body === undefined ? [] : bodyTests(site, evaluator, method).filter(isBeside);
  const aside = body === undefined ? undefined : optionsAside(evaluator, site);
  return [
    ...tests.slice(0, 1).map(noteOf('method-tested')),
    ...carrying.slice(0, 1).map(noteOf('used-beside')),
    ...ofBody.slice(0, 1).map((test) => ({ code: bodyTested, message: `${messageOf(test)}; check it` })),
    ...(given === undefined ? [] : [{ code: 'method-tested', message: ofGiven(given) }]),
    ...(aside === undefined || carrying.length > 0 ? [] : [{ code: 'used-beside', message: ofOptions(aside) }]),
  ];
}

/** The names by which code takes the method: the usual ones, and that of the option in which a call gives it. */
function namesOf({ methods }: CallSite): readonly string[] {
  const given = methods.texts.flatMap(({ at }) => {
    const holder = at?.file.names.parentOf(at.node);
    return holder?.type === 'ObjectProperty' ? (keyName(holder) ?? []) : [];
  });
  return [...new Set(['method', 'verb', ...given])];
}

const choices: Readonly<Record<MethodTest['decides'], string>> = {
  body: 'the body or its type',
  headers: 'the headers, or whether to send the request',
  url: 'the URL or query',
  response: 'how to read the response',
  none: 'whether to send the request and to return a response',
  other: 'how to handle the request or response',
  nothing: '',
};

const carriers: Readonly<Record<Carrier, string>> = {
  header: 'a header',
  body: 'the body',
  list: 'a list',
  event: 'an event',
  value: 'a value outside of the request',
};

/** The code of a note about the body that a call passes and did not pass before. */
export const bodyTested = 'body-tested';

function isBeside({ decides }: MethodTest): boolean {
  return decides !== 'body';
}

/** A sentence about a test of the method; without a change, about one of the body. */
function messageOf({ place, owner, isKnown, decides, carrier }: MethodTest, change?: MethodChange): string {
  const to = change?.to;
  const what = to === undefined ? 'the body, which this call passes now' : `the method, which is \`${to}\` now`;
  if (decides === 'nothing') return `${carriers[carrier ?? 'header']} contains ${what}: ${shownAt(place)}`;
  const name =
    owner !== undefined && 'id' in owner && owner.id ? `\`${owner.id.name}\`` : 'code that sends the request';
  const now = to === undefined ? 'now that a body is passed' : `for \`${to}\``;
  const turns = isKnown ? `gives a different result ${now}` : `may give a different result ${now}`;
  const by = to === undefined ? 'body' : 'method';
  return `${name} chooses ${choices[decides]} by ${by}, and ${shownAt(place)} ${turns}`;
}

function ofGiven(place: Place): string {
  return `other code gets this request and tests its method or body, which differ now; check it: ${shownAt(place)}`;
}

function ofOptions(place: Place): string {
  return `other code uses all options of the request, which have a method and a body now; check it: ${shownAt(place)}`;
}

function ofLater(place: Place, { to }: MethodChange): string {
  return `other code tests the method of this request, and gets another result for \`${to}\`; change both by hand: ${shownAt(place)}`;
}

function ofClient(place: Place, { from, to }: MethodChange): string {
  return `the client sets headers of its own for \`${from}\` or \`${to}\`; change the call by hand: ${shownAt(place)}`;
}
