import { isObject } from '../exchange.ts';
import { bad, type Condition, type Test } from './operators.ts';

/** The conditions that an entity knows, by their keys in lower case. */
export type Conditions<Row> = Readonly<Record<string, Condition<Row>>>;

/** Reads a condition tree. The first key that is known decides what an object is; all others in it count for nothing. */
export function readCondition<Row>(written: unknown, conditions: Conditions<Row>): Test<Row> {
  if (!isObject(written)) throw bad('condition expected');
  for (const [name, value] of Object.entries(written)) {
    const key = name.toLowerCase();
    if (key === 'allof' || key === 'anyof') return readList(value, key, conditions);
    const condition = Object.hasOwn(conditions, key) ? conditions[key] : undefined;
    if (condition !== undefined) return condition(value);
  }
  throw bad('cannot deduce unique subtype of `SearchCondition`');
}

/** An empty list filters nothing, of either kind. */
function readList<Row>(written: unknown, kind: 'allof' | 'anyof', conditions: Conditions<Row>): Test<Row> {
  if (!Array.isArray(written)) throw bad('list of conditions expected');
  const tests = written.map((one) => readCondition(one, conditions));
  if (tests.length === 0) return () => true;
  return kind === 'allof' ? (row) => tests.every((test) => test(row)) : (row) => tests.some((test) => test(row));
}
