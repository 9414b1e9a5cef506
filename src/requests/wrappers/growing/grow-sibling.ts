import type * as t from '@babel/types';
import { type CallNode, isCall } from '../../../source/node-kinds.ts';
import { keyName, lacksProperty, objectLiteral, parametersOf } from '../../../source/pattern.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { walk } from '../../../source/walk.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import type { Growth, RequestChange } from '../../call-site.ts';
import { setArguments } from '../../edits/argument-edit.ts';
import { addProperties } from '../../edits/object-edit.ts';
import { calleesOf } from '../sending.ts';
import { siblingsOf } from '../siblings/sibling.ts';
import { meaningOf } from '../signature.ts';
import type { WrapperCall } from '../wrapper-spelling.ts';
import { hasRoom } from './declared-room.ts';
import { newParameter } from './new-parameter.ts';
import { isReplaced } from './replaced.ts';

/**
 * The ways to give the function that sends the other method a parameter that only the called one has: `post(path, body)`
 * gets the `signal` of `get(path, signal)`, and passes it on in the same way.
 */
export function siblingGrowths({ evaluator, place, inner }: WrapperCall, change: RequestChange): readonly Growth[] {
  const { base, method, body } = change;
  const [callee, ...others] = calleesOf(evaluator, place);
  if (base !== undefined || method === undefined || body === undefined) return [];
  if (callee === undefined || others.length > 0) return [];
  const given = parametersOf(callee.place.node).slice(0, place.node.arguments.length);
  return siblingsOf(evaluator, place, method, true).flatMap(({ callee: sibling, isNamesake }): Growth[] => {
    if (!isNamesake || sibling.file !== callee.place.file) return [];
    const taken = parametersOf(sibling.node).map(meaningOf);
    const [lacked, ...more] = given.filter((param) => !taken.includes(meaningOf(param)));
    if (lacked === undefined || more.length > 0 || inner.urlUse === 'whole') return [];
    const own = nameAndType(callee.place, lacked);
    const passed = own && passedIn(callee.place, own.name);
    const edits = own && passed && passedAlike(sibling, own.name, passed);
    if (own === undefined || edits === undefined) return [];
    if (!hasRoom(evaluator, sibling) || isReplaced(evaluator, sibling)) return [];
    const slot = newParameter(evaluator, sibling, { names: [own.name], type: own.type });
    if (slot === undefined) return [];
    const all = new Map(slot.edits);
    all.set(sibling.file, [...(all.get(sibling.file) ?? []), ...edits]);
    return [{ callee: sibling, name: slot.name, edits: all }];
  });
}

/** The name of a parameter that may be left out, and its type as written; undefined for any other parameter. */
function nameAndType({ file, node }: Place<FunctionNode>, param: t.Node): { name: string; type: string } | undefined {
  if (param.type !== 'Identifier') return undefined;
  const annotation = param.typeAnnotation?.type === 'TSTypeAnnotation' ? param.typeAnnotation : undefined;
  const isTyped = node.params.some((one) => 'typeAnnotation' in one && one.typeAnnotation);
  if (isTyped && (annotation === undefined || param.optional !== true)) return undefined;
  return { name: param.name, type: annotation === undefined ? 'unknown' : file.textOf(annotation.typeAnnotation) };
}

/** How a function passes a parameter on, in its only use: as a property of an argument, or as an argument. */
interface Passed {
  readonly call: CallNode;
  readonly position: number;
  readonly property: string | undefined;
}

function passedIn({ node, file }: Place<FunctionNode>, name: string): Passed | undefined {
  const found: Passed[] = [];
  const param = parametersOf(node).find((one): one is t.Identifier => one.type === 'Identifier' && one.name === name);
  const uses = param && file.names.bindingOf(param)?.references;
  const [use] = uses ?? [];
  if (uses?.length !== 1 || use === undefined) return undefined;
  const isUse = (one: t.Node) => one === use;
  walk(node.body, (call) => {
    if (!isCall(call)) return;
    for (const [position, argument] of call.arguments.entries()) {
      if (isUse(argument)) found.push({ call, position, property: undefined });
      for (const one of objectLiteral(argument)?.properties ?? []) {
        const property = one.type === 'ObjectProperty' && isUse(one.value) ? keyName(one) : undefined;
        if (property !== undefined) found.push({ call, position, property });
      }
    }
  });
  return found[0];
}

/** The edits with which a function passes a parameter to its only call of the same function as another one does. */
function passedAlike(sibling: Place<FunctionNode>, name: string, passed: Passed): readonly TextEdit[] | undefined {
  const { node, file } = sibling;
  const calls: CallNode[] = [];
  walk(node.body, (inner) => {
    if (isCall(inner) && file.textOf(inner.callee) === file.textOf(passed.call.callee)) calls.push(inner);
  });
  const [call] = calls;
  if (call === undefined || calls.length > 1 || file.names.lookup(name, call) !== undefined) return undefined;
  const { position, property } = passed;
  if (property === undefined)
    return call.arguments.length > position ? undefined : setArguments(file, call, new Map([[position, name]]));
  const argument = call.arguments[position];
  const literal = argument && objectLiteral(argument);
  if (literal === undefined || !lacksProperty(literal, property)) return undefined;
  return addProperties(file, literal, [property === name ? name : `${property}: ${name}`]);
}
