import type * as t from '@babel/types';
import type { Deprecation } from '../contract/deprecations.ts';
import { sitesAt } from '../requests/find-call-sites.ts';
import { isMember } from '../source/node-kinds.ts';
import { callsIn } from '../source/nodes.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { planCallSite } from './edits/plan.ts';
import type { PathText } from './mentions.ts';
import type { MigrateOptions } from './migrate-file.ts';
import { isPlausibleText, type Whereabouts } from './service/identity.ts';

/** A call in a test that names a deprecated path: an assertion, or a double of an unsupported library. */
export interface TestText {
  readonly text?: PathText;
  readonly deprecation: Deprecation;
  readonly node: t.CallExpression;
  readonly adapter: string;
}

/** How to recognize calls of tests: by the first name of a chain of calls, or by the receiver and method. */
const testCalls: readonly { adapter: string; root?: RegExp; receiver?: RegExp; called?: RegExp }[] = [
  { adapter: 'assertion', root: /^(expect|assert|should)$/ },
  { adapter: 'assertion', called: /^(called(Once)?With\w*|(last|nth)CalledWith|toHaveBeen\w*CalledWith)$/ },
  { adapter: 'assertion', receiver: /^t$/, called: /^(is|equal|deepEqual|like|match|same)$/ },
  { adapter: 'cypress', root: /^cy$/ },
  {
    adapter: 'playwright',
    receiver: /page|context|browser/i,
    called: /^(route|unroute|waitForRequest|waitForResponse)$/,
  },
  { adapter: 'angular', receiver: /http|mock|controller/i, called: /^expect(One|None)$/ },
  { adapter: 'sinon', called: /^(respondWith|withArgs)$/ },
  { adapter: 'undici', receiver: /mock|pool|agent/i, called: /^intercept$/ },
  {
    adapter: 'mock',
    called: /^(on(Get|Post|Put|Patch|Delete|Any)|stubRequest|mockImplementation(Once)?|\w*mock\w*If)$/,
  },
];

/** The calls of tests in a file that expect a deprecated request: those that name its path, or call a client. */
export function testTextsIn(
  file: SourceFile,
  texts: readonly PathText[],
  evaluator: Evaluator,
  options: MigrateOptions,
): readonly TestText[] {
  const named = texts.flatMap((text) => testTextOf(file, text, options) ?? []);
  const isNamed = (asserted: TestText) =>
    named.some(({ node, deprecation }) => node === asserted.node && deprecation === asserted.deprecation);
  return [...named, ...assertedCalls(file, evaluator, options).filter((one) => !isNamed(one))];
}

/** The test call that contains a string, if it may belong to a request to this service. */
function testTextOf(file: SourceFile, text: PathText, whereabouts: Whereabouts): TestText | undefined {
  for (let node = file.names.parentOf(text.node); node !== undefined; node = file.names.parentOf(node)) {
    if (/Statement$|Declaration$|^Class|^ObjectMethod$/.test(node.type)) return undefined;
    const found = node.type === 'CallExpression' ? adapterOf(node) : undefined;
    if (found === undefined || node.type !== 'CallExpression') continue;
    return isPlausibleText(file.path, file.textOf(node), text.match, whereabouts)
      ? { text, deprecation: text.deprecation, node, adapter: found }
      : undefined;
  }
  return undefined;
}

/**
 * Assertions on the calls of a client: `expect(api.get).toHaveBeenCalledWith('/genres')` expects the request of
 * `api.get('/genres')`.
 */
function assertedCalls(file: SourceFile, evaluator: Evaluator, options: MigrateOptions): readonly TestText[] {
  return callsIn(file).flatMap((node) => {
    const call = node.type === 'CallExpression' ? expectedBy(node) : undefined;
    const sites = call === undefined ? [] : sitesAt(evaluator, { node: call, file, env: undefined });
    const expected = sites.flatMap((site) => planCallSite(site, evaluator, options)?.deprecations ?? []);
    return expected.map((deprecation) => ({ deprecation, node: node as t.CallExpression, adapter: 'assertion' }));
  });
}

/** The call that an assertion expects; it is not in the code. */
function expectedBy(node: t.CallExpression): t.CallExpression | undefined {
  const name = namesIn(node.callee).at(-1) ?? '';
  const called = /called(Once)?With/i.test(name) ? subjectOf(node.callee) : undefined;
  return called && { ...node, callee: called, arguments: node.arguments.slice(/nth/i.test(name) ? 1 : 0) };
}

/** What an assertion is about: the argument of `expect`. */
function subjectOf(node: t.Node): t.Expression | undefined {
  if (isMember(node)) return subjectOf(node.object);
  if (node.type !== 'CallExpression') return undefined;
  const [subject] = node.arguments;
  const isRoot = node.callee.type === 'Identifier' && node.callee.name === 'expect';
  return isRoot ? (subject as t.Expression | undefined) : subjectOf(node.callee);
}

function adapterOf({ callee }: t.CallExpression): string | undefined {
  const names = namesIn(callee);
  const [root = ''] = names;
  const called = names.length > 1 ? (names.at(-1) ?? '') : '';
  const receiver = names.at(-2) ?? '';
  return testCalls.find(
    (one) =>
      (one.root?.test(root) ?? true) && (one.called?.test(called) ?? true) && (one.receiver?.test(receiver) ?? true),
  )?.adapter;
}

/** The names in a chain of members and calls, from the left. */
function namesIn(node: t.Node): readonly string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'ThisExpression') return ['this'];
  if (node.type === 'CallExpression') return namesIn(node.callee);
  if (!isMember(node)) return [];
  return [...namesIn(node.object), ...(node.property.type === 'Identifier' ? [node.property.name] : [])];
}
