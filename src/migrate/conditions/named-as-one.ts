import type { OperationFacts } from '../../contract/profile.ts';
import type { Note } from '../diagnostic.ts';
import type { Found } from '../migration.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { type ValueSource, valuesOf } from '../query/value-source.ts';

/** A value whose name alone says that it is a single one and not a list; it is treated as single if present. */
export function namedAsOne(value: ValueSource, guard: string | undefined): ValueSource {
  if (value.kind !== 'any' || value.kinds?.has('list') || !isSingular(value.source)) return value;
  const { source } = value;
  return { kind: 'one', source, guard: guard === source ? undefined : source };
}

/** Reports the values that are treated as single. */
export function takenAsOneNotes(
  found: Found,
  { conditions }: OperationFacts,
  moved: readonly QueryParameter[],
): Note[] {
  const lone = moved.filter(
    ({ name }) => conditions?.[name]?.[0] === 'is' && moved.filter((other) => other.name === name).length === 1,
  );
  return lone.flatMap((one) => {
    const values = valuesOf(found, one, true);
    const [value] = 'refused' in values ? [] : values;
    if (value === undefined || namedAsOne(value, undefined) === value || value.kind === 'literal') return [];
    const message = `\`${value.source}\` is assumed to be a single value; if it can be a list, combine its items with \`anyOf\``;
    return [{ code: 'taken-as-one', message }];
  });
}

/** Names of containers, which say nothing about the value. */
const holds = new Set(['value', 'current', 'data']);

/** Whether an expression is a name, or a member of one, in the singular. */
function isSingular(source: string): boolean {
  if (!/^[\w$]+(\??\.[\w$]+)*$/.test(source)) return false;
  const name = source.split(/\??\./).findLast((part) => !holds.has(part)) ?? '';
  return !/(s|list|all|array|set)$/i.test(name) || /(us|is|ss|series)$/i.test(name);
}
