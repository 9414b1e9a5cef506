import type * as t from '@babel/types';
import { type CallSite, passedBy, type Refusal, refuse } from '../../requests/call-site.ts';
import { isLog } from '../../requests/on-the-way/log-call.ts';
import { carrierOf } from '../../requests/on-the-way/method-effects.ts';
import type { Binding } from '../../source/names/bind.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { classBodyAround, isCall, isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import { contains, type SourceFile, shownAt } from '../../source/source-file.ts';
import { usesName, walk } from '../../source/walk.ts';
import { functionAround } from '../../values/flow/flow.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { Note } from '../diagnostic.ts';
import type { RequestPlan } from '../migration.ts';
import { sentNames } from './kept/looks.ts';
import { namedElsewhere } from './named-elsewhere.ts';

/**
 * Why a request must stay unchanged: code near the call uses its method or path for something that must match the
 * request, such as a signature, or a test of the response's URL, or other code uses its path.
 */
export function usedBeside(site: CallSite, plan: RequestPlan): Refusal | undefined {
  if (site.double !== undefined || site.node.type === 'ObjectExpression') return undefined;
  const { file } = site;
  const around = functionAround({ file, node: site.node, env: undefined }, site.node) ?? site.node;
  const { isPath, within } = plan.path === undefined ? { isPath: () => false, within: around } : pathIn(site, around);
  let found: Refusal | undefined;
  walk(within, (node) => {
    if (found !== undefined || isLog(node) || node === site.url.node) return false;
    if (isOldMethod(site, plan, node) && contains(around, node))
      found = refused(file, node, `the old method \`${plan.method?.from}\``);
    else if (isPath(node) && (isTest(file, node) || isSigned(site, node))) found = refused(file, node, 'the old path');
    return undefined;
  });
  return found ?? namedElsewhere(site, plan);
}

/** Notes on a header that contains the path, or a part of the URL that holds it, in a function that the request goes through. */
export function pathInHeader(site: CallSite, { path }: RequestPlan): Note[] {
  if (path === undefined || site.double !== undefined) return [];
  const found = sentNames(site).flatMap(([binding, file]) =>
    binding.references.filter((one) => carrierOf(file, one) === 'header').map((node) => ({ node, file })),
  );
  return found.slice(0, 1).map(({ node, file }) => {
    const at = shownAt({ node, file });
    return { code: 'used-beside', message: `a header contains the path, which is another one now: ${at}; check it` };
  });
}

const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

function refused(file: SourceFile, node: t.Node, what: string): Refusal {
  const parent = file.names.parentOf(node);
  const shown = parent !== undefined && isCall(parent) ? parent : node;
  const at = shownAt({ node, file }, file.textOf(shown));
  return refuse('used-beside', `${what} is also used by ${at}; change both by hand`);
}

/** The uses of what holds some of the path: variables in the function around a call, and members of its class. */
function pathIn({ pieces, file }: CallSite, around: t.Node): { isPath(node: t.Node): boolean; within: t.Node } {
  const found = new Set<Binding>();
  const members = new Set<string | undefined>();
  const sent = new Set<t.Node>();
  for (const leaf of pieces.flatMap(leavesOf)) {
    // Example: `server`, in `${server.url}/api` beside `authorization(server)`
    const { via } = leaf.kind === 'text' && leaf.text.replace(origin, '') !== '' ? leaf : { via: [] };
    for (const { node, file: home } of via) {
      sent.add(node);
      const binding = node.type === 'Identifier' && home === file ? file.names.bindingOf(node) : undefined;
      if (binding?.declaration.type === 'VariableDeclarator' && contains(around, node)) found.add(binding);
      if (isOfThis(node) && contains(around, node)) members.add(memberName(node));
    }
  }
  const isPath = (node: t.Node) =>
    node.type === 'Identifier'
      ? contains(around, node) && found.has(file.names.bindingOf(node) as Binding)
      : isOfThis(node) && members.has(memberName(node)) && !sent.has(node);
  return { isPath, within: (members.size > 0 ? classBodyAround(file, around) : undefined) ?? around };
}

function isOfThis(node: t.Node): node is t.MemberExpression {
  return isMember(node) && node.object.type === 'ThisExpression' && memberName(node) !== undefined;
}

/** Whether a string is the old method, and is passed to a function other than the one that sends. */
function isOldMethod(site: CallSite, { method }: RequestPlan, node: t.Node): boolean {
  if (method === undefined || node.type !== 'StringLiteral' || node.value.toUpperCase() !== method.from) return false;
  const parent = site.file.names.parentOf(node);
  if (parent === undefined || !isCall(parent) || parent === site.node || !parent.arguments.includes(node)) return false;
  const isOwn = site.methods.texts.some(({ at }) => at?.file === site.file && at.node === node);
  return !isOwn && isSigned(site, node);
}

/** Whether something is passed to a function in the arguments of a call, or in a variable there, or to one that signs. */
function isSigned(site: CallSite, node: t.Node): boolean {
  const { names } = site.file;
  const call = callAround(site.file, node);
  if (call === undefined || call === site.node || !isCall(call)) return false;
  const isPassed = (one: t.Node) =>
    passedBy(site).some((argument) => contains(argument, one) && !contains(site.url.node, one));
  const parent = names.parentOf(call);
  const held = parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id : undefined;
  const uses = held === undefined ? [call] : (names.bindingOf(held)?.references ?? []);
  return uses.some(isPassed) || usesName(call.callee, signing);
}

const signing = /sign|hmac|digest|hash/i;

/** The call that has an expression as an argument, alone or within a string. */
function callAround(file: SourceFile, node: t.Node): t.Node | undefined {
  let inner = node;
  for (let outer = file.names.parentOf(inner); outer !== undefined; outer = file.names.parentOf(outer)) {
    if (isCall(outer)) return outer.callee === inner ? undefined : outer;
    if (
      !/^(TemplateLiteral|BinaryExpression|TS\w+Expression|ObjectProperty|ObjectExpression|ArrayExpression)$/.test(
        outer.type,
      )
    ) {
      return undefined;
    }
    inner = outer;
  }
  return undefined;
}

const tests = /^(startsWith|endsWith|includes|match|test|indexOf|search)$/;

/** Whether something is compared with a string. */
function isTest(file: SourceFile, node: t.Node): boolean {
  const parent = file.names.parentOf(node);
  if (parent?.type === 'BinaryExpression') return /^[!=]==?$/.test(parent.operator);
  if (parent === undefined || !isCall(parent) || parent.callee === node) return false;
  const { callee } = parent;
  const isMethod = isMember(callee);
  return isMethod && tests.test(memberName(callee) ?? '');
}

/** Whether a use of a table reads none of its values: `Object.keys(table)`, `name in table`, `keyof typeof table` */
export function readsOnlyKeys(file: SourceFile, reference: t.Node): boolean {
  const parent = file.names.parentOf(reference);
  if (parent?.type === 'CallExpression') return isOutside(file, parent.callee, 'Object.keys');
  if (parent?.type === 'BinaryExpression') return parent.operator === 'in' && parent.right === reference;
  const outer = parent?.type === 'TSTypeQuery' ? file.names.parentOf(parent) : undefined;
  return outer?.type === 'TSTypeOperator' && outer.operator === 'keyof';
}
