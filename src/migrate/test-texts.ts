import type * as t from '@babel/types';
import { isMember } from '../source/node-kinds.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { PathText } from './mentions.ts';
import { isPlausibleText, type Whereabouts } from './service/identity.ts';

/** A call in a test that names a deprecated path: an assertion, or a double of an unsupported library. */
export interface TestText {
  readonly text: PathText;
  readonly node: t.CallExpression;
  readonly adapter: string;
}

/** How to recognise calls of tests: by the first name of a chain of calls, or by the receiver and method. */
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

/** The test call that contains a string, if it may belong to a request to this service. */
export function testTextOf(file: SourceFile, text: PathText, whereabouts: Whereabouts): TestText | undefined {
  for (let node = file.names.parentOf(text.node); node !== undefined; node = file.names.parentOf(node)) {
    if (/Statement$|Declaration$|^Class|^ObjectMethod$/.test(node.type)) return undefined;
    const found = node.type === 'CallExpression' ? adapterOf(node) : undefined;
    if (found === undefined || node.type !== 'CallExpression') continue;
    return isPlausibleText(file.path, file.textOf(node), text.match, whereabouts)
      ? { text, node, adapter: found }
      : undefined;
  }
  return undefined;
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
