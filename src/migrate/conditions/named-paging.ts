import type * as t from '@babel/types';
import type { CallSite, Refusal } from '../../requests/call-site.ts';
import { isCall, isMember } from '../../source/node-kinds.ts';
import { keyName, memberName } from '../../source/pattern.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givenTo } from '../../values/given.ts';
import { objectShape } from '../../values/types/object-shape.ts';
import type { Place, Value } from '../../values/value.ts';
import type { Note } from '../diagnostic.ts';
import type { Found } from '../migration.ts';
import { noParameter, type QueryParameter, queryNotKnown } from '../query/query-parameter.ts';

const pagingName =
  /^(to|get|with|build|make)?_?(page_?(able|request|options|params|query|info)?|paging(params|options|query)?|pagination\w*)$/i;

const ofPaging = ['page', 'size', 'sort', 'unpaged'];

/**
 * The parameters of an object that contains paging and nothing else: its type says so, or its name, as in `pageRequest` and
 * `this.paging(page)`. They stay where they are. Undefined for any other value.
 */
export function pagingIn(site: CallSite, node: t.Node): readonly QueryParameter[] | undefined {
  return typedPaging(site, node) ?? namedPaging(site, node);
}

/** The parameters of an object that has nothing but paging by its type and by what is passed for it, or by what returns it. */
export function typedPaging({ file, heldNames }: CallSite, whole: t.Node): readonly QueryParameter[] | undefined {
  const names = heldNames({ node: whole, file, env: undefined }, ofPaging);
  if (names === undefined || names.length === 0) return undefined;
  return names.map((name) => ({ ...noParameter, name, isLoose: true, whole }));
}

/** The same by the name of a value alone. */
export function namedPaging({ file }: CallSite, node: t.Node): readonly QueryParameter[] | undefined {
  const named = isCall(node) ? node.callee : node;
  const last = isMember(named) ? named.property : named;
  const name = last.type === 'Identifier' || last.type === 'PrivateName' ? file.textOf(last).replace(/^#/, '') : '';
  if (!pagingName.test(name)) return undefined;
  const one = { ...noParameter, isLoose: true, assumed: { node, file, env: undefined } };
  return ['page', 'size', 'sort'].map((parameter) => ({ ...one, name: parameter }));
}

/** Refuses a value that is named like paging if it has a filter: by its code, its type, or what calls pass for it. */
export function filterInPaging(
  { evaluator }: Found,
  parameters: readonly QueryParameter[],
  isFilter: (name: string) => boolean,
): Refusal | undefined {
  const places = new Map(parameters.flatMap(({ assumed }) => (assumed === undefined ? [] : [[assumed.node, assumed]])));
  return [...places.values()].some((place) => namesIn(evaluator, place).some(isFilter)) ? queryNotKnown : undefined;
}

function namesIn(evaluator: Evaluator, place: Place): readonly string[] {
  const { node, file } = place;
  // Example: `pageParams(pageable, criteriaParams(criteria))`
  const passed = isCall(node) ? node.arguments.flatMap((one) => namesIn(evaluator, { ...place, node: one })) : [];
  const called = isCall(node) ? evaluator.evaluate({ ...place, node: node.callee }) : undefined;
  if (called?.kind === 'function') return [...passed, ...mentionedIn(called.place.node.body)];
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const given = binding === undefined ? [] : givenTo(evaluator, binding, file).map(({ value }) => value);
  const uses = binding?.references.flatMap((one) => file.names.parentOf(one) ?? []) ?? [];
  return [
    ...passed,
    ...(objectShape(evaluator, file, node)?.names ?? []),
    ...[evaluator.evaluate(place), ...given].flatMap(namesOf),
    ...uses.filter(isMember).flatMap((one) => memberName(one) ?? []),
  ];
}

function namesOf(value: Value): readonly string[] {
  if (value.kind === 'choice') return value.branches.flatMap(namesOf);
  if (value.kind !== 'object') return [];
  const own = value.place.node.properties.flatMap((one) => (one.type === 'SpreadElement' ? [] : (keyName(one) ?? [])));
  return [...own, ...value.writes.flatMap(({ path }) => path[0] ?? [])];
}

/** The names of the members in some code, and its strings. */
function mentionedIn(body: t.Node): readonly string[] {
  const found: string[] = [];
  walk(body, (node) => {
    if (node.type === 'StringLiteral') found.push(node.value);
    if (node.type === 'ObjectProperty') found.push(keyName(node) ?? '');
    if (isMember(node)) found.push(memberName(node) ?? '');
  });
  return found;
}

/** Reports the values that are taken for paging by their names. */
export function namedPagingNotes(parameters: readonly QueryParameter[]): Note[] {
  const sources = new Set(parameters.flatMap(({ assumed }) => (assumed ? assumed.file.textOf(assumed.node) : [])));
  return [...sources].map((source) => ({
    code: 'assumed-paging',
    message: `\`${source}\` is assumed to hold only \`page\`, \`size\` and \`sort\`; move any filter in it into the body`,
  }));
}
