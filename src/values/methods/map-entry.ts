import { argumentPlaces } from '../direct-call.ts';
import type { Evaluator } from '../evaluate.ts';
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
  const entries = entriesOfMap(evaluator, receiver);
  if (entries === undefined || entries.length > mostEntries || key === undefined) return undefined;
  const name = knownText(evaluator.text(key));
  const given = entries.filter((entry) => name === undefined || entry.name === undefined || entry.name === name);
  const values = given.map((entry) => evaluator.evaluate(entry.value));
  const all = [...values, ...setLater(receiver, place)];
  const [first, ...rest] = all;
  return first === undefined || rest.length > 0 ? choiceOf(all, place) : first;
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
