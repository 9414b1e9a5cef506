import { isMember } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, memberName, writtenValue } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { providedUnder } from '../declared/provided.ts';
import type { Evaluator } from '../evaluate.ts';
import { returnedValue } from '../returns.ts';
import { type ObjectValue, type Place, unknown, type Value } from '../value.ts';

const holders = ['prototype', 'globalProperties'];

/**
 * A member of `this` that its class or object does not have: one of every component, or one that a framework may add to
 * an object, such as the actions of a store, whose `this` also has its state.
 */
export function addedMember(evaluator: Evaluator, object: Value, name: string | undefined, place: Place): Value {
  const added = name?.startsWith('$') ? globalMember(evaluator, name, place.file) : undefined;
  if (added !== undefined) return added;
  if (object.kind !== 'object') return { kind: 'undefined' };
  const derived = name === undefined ? undefined : derivedMember(evaluator, object, name, place);
  return derived ?? unknown(place, 'a member that is not in this object');
}

/** Where a store or component has what `this` also has in its functions: values that functions without arguments return. */
const derivedBeside: ReadonlyMap<string | undefined, string> = new Map([
  ['actions', 'getters'],
  ['methods', 'computed'],
]);

/** The value of a getter beside the object of an action: `getters: { api: (state) => client(state.origin) }`. */
function derivedMember(
  evaluator: Evaluator,
  { place: { node, file } }: ObjectValue,
  name: string,
  place: Place,
): Value | undefined {
  const property = file.names.parentOf(node);
  const options = property && file.names.parentOf(property);
  if (property?.type !== 'ObjectProperty' || options?.type !== 'ObjectExpression') return undefined;
  const getters = writtenValue(options, derivedBeside.get(keyName(property)) ?? '');
  if (getters === undefined) return undefined;
  const getter = evaluator.member(evaluator.evaluate({ node: getters, file, env: undefined }), name, place);
  return getter.kind === 'function' ? returnedValue(evaluator, getter, [undefined], place) : undefined;
}

/**
 * The value that is assigned to a member of every component, in any file: `Vue.prototype.$http = …`,
 * `app.config.globalProperties.$api = …`; or what a plugin of Nuxt provides. Undefined if there is none, or more than one.
 */
function globalMember(evaluator: Evaluator, name: string, file: SourceFile): Value | undefined {
  const files = new Set([file, ...holders.flatMap((holder) => evaluator.filesWith(`${holder}.${name}`))]);
  const [given, ...others] = [...files].flatMap((one) => givenIn(one, name));
  if (given !== undefined) return others.length > 0 ? undefined : evaluator.evaluate(given);
  return providedUnder(evaluator, name.slice(1), { node: file.tree.program, file, env: undefined });
}

function givenIn(file: SourceFile, name: string): readonly Place[] {
  return nodesOf(file, 'AssignmentExpression').flatMap(({ left, right, operator }) => {
    if (operator !== '=' || !isMember(left) || memberName(left) !== name) return [];
    const holder = isMember(left.object) ? memberName(left.object) : undefined;
    return holders.includes(holder ?? '') ? [{ node: right, file, env: undefined }] : [];
  });
}
