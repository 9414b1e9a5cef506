import type { OperationFacts } from '../../contract/profile.ts';
import { isCall, isMember } from '../../source/node-kinds.ts';
import { declaredWith, lastName, memberName } from '../../source/pattern.ts';
import { kindsGiven } from '../../values/types/given-kinds.ts';
import { isSingleKind } from '../../values/types/value-kinds.ts';
import type { Note } from '../diagnostic.ts';
import type { Found } from '../migration.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { type ValueSource, valuesOf } from '../query/value-source.ts';
import { valueNode } from './blank-value.ts';
import { originOf } from './lone-comma.ts';

/** A value whose name alone says that it is a single one and not a list; it is treated as single if present. */
export function namedAsOne(found: Found, one: QueryParameter, value: ValueSource): ValueSource {
  if (value.kind !== 'any' || value.kinds?.has('list') || !isSingular(value.source)) return value;
  if (isMadeOfList(found, one)) return value;
  const { guard } = one;
  const { source } = value;
  // Example: `status && status.length > 0`
  if ([`${source}.length`, `${source}?.length`].some((length) => guard?.includes(length))) return value;
  return { kind: 'one', source, guard: guard === source ? undefined : source };
}

/** Whether what a variable is set to has a name in the plural: `const library_id = settings.get('libraries')`. */
function isMadeOfList(found: Found, one: QueryParameter): boolean {
  const node = valueNode(found, one);
  const made = node && declaredWith(found.site.file.names, node);
  if (made === undefined) return false;
  const [key, ...others] = isCall(made) ? made.arguments : [];
  const name = isMember(made) ? memberName(made) : key?.type === 'StringLiteral' && others.length === 0 && key.value;
  return name ? !isSingular(name) : false;
}

/** Whether a value beside others is taken for a list or a single one, so that all are, whatever their names. */
export function isTakenAsAny(found: Found, facts: OperationFacts, moved: readonly QueryParameter[]): boolean {
  return loneValues(found, facts, moved).some(
    ([one, value]) => value.kind === 'any' && value.kinds === undefined && namedAsOne(found, one, value) === value,
  );
}

/** The parameters that alone have their name, each with its value. */
function loneValues(
  found: Found,
  { conditions }: OperationFacts,
  moved: readonly QueryParameter[],
): readonly (readonly [QueryParameter, ValueSource])[] {
  const lone = moved.filter(
    ({ name }) => conditions?.[name]?.[0] === 'is' && moved.filter((other) => other.name === name).length === 1,
  );
  return lone.flatMap((one) => {
    const values = valuesOf(found, one, true);
    const [value] = 'refused' in values ? [] : values;
    return value === undefined ? [] : [[one, value] as const];
  });
}

/** Reports the values that are treated as single. */
export function takenAsOneNotes(found: Found, facts: OperationFacts, moved: readonly QueryParameter[]): Note[] {
  const isAny = isTakenAsAny(found, facts, moved);
  return loneValues(found, facts, moved).flatMap(([one, value]) => {
    if (value.kind === 'literal') return [];
    const isTaken = !isAny && namedAsOne(found, one, value) !== value;
    if (!isTaken && !isWrittenAsOne(value, one) && !isOfRequest(found, value, one)) return [];
    // What all calls pass is a single value, or one of a list.
    if (originOf(found, one) !== undefined) return [];
    if (one.value !== undefined && isSingleKind(kindsGiven(found.evaluator, one.value))) return [];
    const message = `\`${value.source}\` is assumed to be a single value; if it can be a list, combine its items with \`anyOf\``;
    return [{ code: 'assumed-single', message }];
  });
}

/** Whether a value is from the query that the client's own server received, where each name may come several times: `req.query.tag`. */
function isOfRequest(
  found: Found,
  { kind, kinds }: Exclude<ValueSource, { kind: 'literal' }>,
  one: QueryParameter,
): boolean {
  const node = kind === 'one' && kinds === undefined ? valueNode(found, one) : undefined;
  const { names } = found.site.file;
  const declaration = node?.type === 'Identifier' ? names.bindingOf(node)?.declaration : undefined;
  // Example: `const { tag, library = 'all' } = req.query`
  const taken = declaration?.type === 'VariableDeclarator' ? declaration.init : undefined;
  const query = taken ?? (isMember(node) ? node.object : undefined);
  if (!isMember(query) || memberName(query) !== 'query') return false;
  return /^(req|request|ctx|context)$/.test(lastName(query.object) ?? '');
}

/**
 * Whether an untyped value is written into a string, as a list could be, too, and its name does not say what it is:
 * `?library_id=${value}`, but not `?library_id=${library}`.
 */
function isWrittenAsOne(
  { kind, source, kinds }: Exclude<ValueSource, { kind: 'literal' }>,
  { name, ...one }: QueryParameter,
): boolean {
  // Example: `encodeURIComponent(value)`, which takes no list
  const isConverted = one.pieces?.some((piece) => piece.kind === 'hole' && isCall(piece.node)) === true;
  const isText = (one.isText || one.pieces !== undefined) && !isConverted;
  if (!isText || kind !== 'one' || kinds !== undefined || one.guard !== undefined || !isSingular(source)) return false;
  const words = source.split(/[\W_]+|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());
  const last = words.at(-1) ?? '';
  return (
    !/^(id|key|name|text|one)$/.test(last) && !name.split('_').some((part) => last.length > 2 && part.startsWith(last))
  );
}

/** Names of containers, which say nothing about the value. */
const holds = new Set(['value', 'current', 'data']);

/** Whether an expression is a name, or a member of one, in the singular. */
function isSingular(source: string): boolean {
  if (!/^[\w$]+(\??\.[\w$]+|\[\d+\])*$/.test(source)) return false;
  const name = source.split(/\??\.|\[\d+\]$/).findLast((part) => !holds.has(part)) ?? '';
  return !/(s|list|all|array|set)$/i.test(name) || /(us|is|ss|series)$/i.test(name);
}
