import type * as t from '@babel/types';
import { isMember } from '../../source/node-kinds.ts';
import { callsByName } from '../../source/nodes.ts';
import { contains } from '../../source/source-file.ts';
import { argumentPlaces } from '../direct-call.ts';
import type { Evaluator } from '../evaluate.ts';
import { functionAround } from '../flow/flow.ts';
import { usesOfObject } from '../objects/member-writes.ts';
import { knownText } from '../text/pieces.ts';
import { choiceOf, type Place, unknown, type Value } from '../value.ts';

const mostEntries = 16;

/** `paths.get(key)` of a literal `Map`: one of its values, or possibly something else if the map is changed later. */
export function mapEntry(
  evaluator: Evaluator,
  receiver: Place,
  [key]: readonly (Place | undefined)[],
  place: Place,
): Value | undefined {
  const kept = key && clientKept(evaluator, receiver, key, place);
  if (kept !== undefined) return kept;
  const entries = entriesOfMap(evaluator, receiver);
  if (entries === undefined || entries.length > mostEntries || key === undefined) return undefined;
  const name = knownText(evaluator.text(key));
  const given = entries.filter((entry) => name === undefined || entry.name === undefined || entry.name === name);
  const values = given.map((entry) => evaluator.evaluate(entry.value));
  const all = [...values, ...setLater(receiver, place)];
  const [first, ...rest] = all;
  return first === undefined || rest.length > 0 ? choiceOf(all, place) : first;
}

/**
 * The client that a function makes once for each key: `clients.get(version)` in a function that makes one otherwise, and keeps it
 * with `clients.set(version, client)`.
 */
function clientKept(evaluator: Evaluator, receiver: Place, key: Place, place: Place): Value | undefined {
  const { file } = place;
  const owner = functionAround(place, place.node);
  const isOwn = (one: t.Node | undefined, other: Place) =>
    one !== undefined && file.textOf(one) === file.textOf(other.node);
  const [only, ...others] = (callsByName(file).get('set') ?? []).filter(
    ({ callee, arguments: [name] }) =>
      owner !== undefined &&
      contains(owner, callee) &&
      isMember(callee) &&
      isOwn(callee.object, receiver) &&
      isOwn(name, key),
  );
  const made = only?.arguments[1];
  if (made === undefined || others.length > 0 || !isMap(evaluator.evaluate(receiver))) return undefined;
  const value = evaluator.evaluate({ ...place, node: made });
  return value.kind === 'external' || value.kind === 'instance' ? value : undefined;
}

function isMap(value: Value): boolean {
  const made = value.kind === 'external' && value.root.kind === 'global' && /^(Weak)?Map$/.test(value.root.name);
  return made && value.steps.length === 1 && value.steps[0]?.kind === 'new';
}

interface Entry {
  readonly name: string | undefined;
  readonly value: Place;
}

/** All values of a literal `Map`, one of which is the current one in a loop. */
export function mapValues(evaluator: Evaluator, receiver: Place): readonly Value[] | undefined {
  const values = entriesOfMap(evaluator, receiver)?.map(({ value }) => evaluator.evaluate(value));
  return values && [...values, ...setLater(receiver, receiver)];
}

/** What a `Map` or `Set` may also contain, if other code changes it. */
export function setLater(receiver: Place, place: Place): readonly Value[] {
  return isChanged(receiver) ? [unknown(place, 'an entry that is set later')] : [];
}

/** The entries that a literal `Map` is created with. */
function entriesOfMap(evaluator: Evaluator, receiver: Place): readonly Entry[] | undefined {
  return entriesOf(evaluator, createdWith(evaluator.evaluate(receiver), 'Map'));
}

/** The list that a `Map` or `Set` is created with. */
export function createdWith(value: Value, name: 'Map' | 'Set'): Place | undefined {
  const made = value.kind === 'external' && value.root.kind === 'global' && value.root.name === name ? value.steps : [];
  const [creation, ...more] = made;
  return creation?.kind === 'new' && more.length === 0 ? argumentPlaces(creation.place)[0] : undefined;
}

function entriesOf(evaluator: Evaluator, given: Place | undefined): readonly Entry[] | undefined {
  const list = given && evaluator.evaluate(given);
  if (list?.kind !== 'array') return undefined;
  const entries: Entry[] = [];
  for (const node of list.place.node.elements) {
    const pair =
      node === null || node.type === 'SpreadElement' ? undefined : evaluator.evaluate({ ...list.place, node });
    if (pair?.kind !== 'array') return undefined;
    const [name, value] = pair.place.node.elements;
    if (!name || !value || name.type === 'SpreadElement' || value.type === 'SpreadElement') return undefined;
    entries.push({
      name: knownText(evaluator.text({ ...pair.place, node: name })),
      value: { ...pair.place, node: value },
    });
  }
  return entries;
}

/** Whether a map is used for anything but reading; assumed of one that another file declares. */
function isChanged({ node, file }: Place): boolean {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  if (binding?.declaration.type !== 'VariableDeclarator') return true;
  const { written, passed, changed } = usesOfObject(file, binding);
  return written.length + passed.length + changed.length > 0;
}
