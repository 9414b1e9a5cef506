import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { walk } from '../../source/walk.ts';
import { functionAround } from '../../values/flow/flow.ts';
import { knownText } from '../../values/text/pieces.ts';
import { sentIn } from '../call-parts.ts';
import { type Refusal, refuse } from '../call-site.ts';
import { indentAt } from '../edits/object-edit.ts';
import { quoted } from '../edits/respell.ts';
import type { Call, Library } from '../form.ts';
import { isContentType, sendsJson } from '../on-the-way/content-type.ts';

/** The single `xhr.send(…)` that belongs to an `xhr.open(…)`: on the same variable, after it. */
function sendOf({ place }: Call): t.CallExpression | undefined {
  const sends = callsOnReceiver(place.node as t.CallExpression, { place } as Call, 'send');
  const after = sends.filter((send) => startOf(send) > startOf(place.node));
  return after.length === 1 ? after[0] : undefined;
}

/** Calls of a method, in the same function, on the receiver of another call. */
function callsOnReceiver(node: t.CallExpression, { place }: Call, method: string): t.CallExpression[] {
  const { file } = place;
  const receiver = (node.callee as t.MemberExpression).object;
  const owner = functionAround(place, node);
  const found: t.CallExpression[] = [];
  if (owner === undefined) return found;
  walk(owner, (inner) => {
    if (inner.type !== 'CallExpression' || inner.callee.type !== 'MemberExpression') return;
    const isMethod = (inner.callee.property as t.Identifier).name === method;
    if (isMethod && isSameReference(file, inner.callee.object, receiver)) found.push(inner);
  });
  return found;
}

/** Whether two expressions name the same variable or member. */
function isSameReference(file: SourceFile, a: t.Node, b: t.Node): boolean {
  if (a.type === 'Identifier' && b.type === 'Identifier') return file.names.bindingOf(a) === file.names.bindingOf(b);
  return a.type === 'MemberExpression' && file.textOf(a) === file.textOf(b);
}

/** Whether a JSON content type is set exactly once: by its name, or in a loop over headers that contain it. */
function setsJson(call: Call): boolean {
  const { evaluator, place } = call;
  const sets = callsOnReceiver(place.node as t.CallExpression, call, 'setRequestHeader');
  const saying = sets.filter((set) => {
    const [name, value] = set.arguments;
    if (name === undefined || value === undefined) return false;
    const text = knownText(evaluator.text({ ...place, node: name }));
    if (text !== undefined) {
      return isContentType(text) && /json/i.test(knownText(evaluator.text({ ...place, node: value })) ?? '');
    }
    const list = isSifted(place.file, set, name) ? undefined : listAround(place.file, set);
    return list !== undefined && sendsJson(evaluator, evaluator.evaluate({ ...place, node: list }));
  });
  return saying.length === 1;
}

const asking = /^(test|includes|has|indexOf)$/;

/** Whether a header is set only if its name passes a test. */
function isSifted(file: SourceFile, set: t.Node, name: t.Node): boolean {
  let inner = set;
  for (let outer = file.names.parentOf(set); outer !== undefined; outer = file.names.parentOf(outer)) {
    if (/^For(In|Of)Statement$|Function/.test(outer.type)) return false;
    const test =
      outer.type === 'IfStatement' || outer.type === 'ConditionalExpression'
        ? outer.test
        : outer.type === 'LogicalExpression'
          ? outer.left
          : undefined;
    if (test !== undefined && test !== inner && asksFor(file, test, file.textOf(name))) return true;
    inner = outer;
  }
  return false;
}

/** Whether a test compares a name, rather than only checking that something has it. */
function asksFor(file: SourceFile, test: t.Node, name: string): boolean {
  let isAsked = false;
  walk(test, (node, parent) => {
    if (parent === undefined || node.type !== 'Identifier' || file.textOf(node) !== name) return;
    if (parent.type === 'BinaryExpression') isAsked ||= /^[!=]==?$/.test(parent.operator);
    else if (parent.type === 'MemberExpression') isAsked ||= parent.object === node;
    else if (parent.type === 'CallExpression' && parent.callee.type === 'MemberExpression')
      isAsked ||= asking.test((parent.callee.property as t.Identifier).name);
  });
  return isAsked;
}

/** What a loop around a node iterates over: `for (const name in headers)`, `Object.entries(headers).forEach(…)`. */
function listAround(file: SourceFile, node: t.Node): t.Node | undefined {
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    if (outer.type === 'ForInStatement' || outer.type === 'ForOfStatement') return entriesOf(file, outer.right);
    if (outer.type === 'CallExpression' && outer.callee.type === 'MemberExpression')
      return entriesOf(file, outer.callee.object);
    if (outer.type === 'FunctionDeclaration') return undefined;
  }
  return undefined;
}

/** The object in `Object.entries(object)`. */
function entriesOf(file: SourceFile, node: t.Node): t.Node {
  const isTable = node.type === 'CallExpression' && isOutside(file, node.callee, /^Object\.(entries|keys)$/);
  return isTable ? (node.arguments[0] ?? node) : node;
}

function writeSend(call: Call, body: string): readonly TextEdit[] | Refusal {
  const { file } = call.place;
  const send = sendOf(call);
  if (send === undefined)
    return refuse('send-not-found', "can't find the `send` that belongs to this `open`; pass the body to it by hand");
  const statement = file.names.parentOf(send);
  const json = `JSON.stringify(${body})`;
  const callee = send.callee as t.MemberExpression;
  const sent: TextEdit = { start: endOf(callee), end: endOf(send), text: `(${json})` };
  if (setsJson(call)) return [sent];
  if (statement?.type !== 'ExpressionStatement')
    return refuse('send-not-found', '`send` is part of a larger statement; change it by hand');
  const header = `${file.textOf(callee.object)}.setRequestHeader(${quoted(file, 'Content-Type')}, ${quoted(file, 'application/json')})`;
  const end = file.style.semicolons ? ';' : '';
  const at = startOf(statement);
  const line = `${header}${end}${file.style.endOfLine}${indentAt(file.text, at)}`;
  return [{ start: at, end: at, text: line }, sent];
}

/** `XMLHttpRequest`: the body is an argument of the later `send`. */
export const xhrLibrary: Library = {
  name: 'xhr',
  isUrlParsed: true,
  origins: [{ global: 'XMLHttpRequest' }, { type: 'XMLHttpRequest' }],
  members: {
    open: [
      {
        url: 1,
        method: { kind: 'argument', index: 0 },
        isJson: setsJson,
        body: {
          kind: 'later',
          read: (call) => {
            const node = sendOf(call)?.arguments[0];
            return node && sentIn(call.evaluator, call.evaluator.evaluate({ ...call.place, node }), true);
          },
          write: writeSend,
        },
      },
    ],
  },
};
