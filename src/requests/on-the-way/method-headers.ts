import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { type AnyMember, isMember } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { knownText } from '../../values/text/pieces.ts';
import type { External, Place, Value } from '../../values/value.ts';
import type { CallSite, MethodChange } from '../call-site.ts';
import { isContentType, leavesType, saysAnother } from './content-type.ts';
import { optionPlaces } from './hooks.ts';
import { writtenTo } from './request-change.ts';

/**
 * Where a client gets headers for requests of one method, different from those for another: `axios.create({ headers: {
 * put: … } })`, `defaults.headers.put.Accept = …`. A JSON content type for the new one does no harm.
 */
export function headersByMethod(site: CallSite, evaluator: Evaluator, { from, to }: MethodChange): Place | undefined {
  const { file, node } = site.sentBy ?? site;
  if (node.type === 'ObjectExpression') return undefined;
  const client = evaluator.evaluate({ file, node: node.callee, env: undefined });
  if (client.kind !== 'external') return undefined;
  const [before, after] = [from, to].map((method) => method.toLowerCase()) as [string, string];
  const isUntyped =
    sendsText(site, evaluator) ||
    optionPlaces(evaluator, site, 'transformRequest').some((place) => leavesType(evaluator, place));
  return (
    givenWhenMade(evaluator, client, before, after, isUntyped) ?? givenLater(evaluator, client, file, [before, after])
  );
}

/** Whether the body is a string, which the client does not know to be JSON. */
function sendsText({ body }: CallSite, evaluator: Evaluator): boolean {
  if (body === undefined) return false;
  const isWritten = body.node.type === 'CallExpression' && isOutside(body.file, body.node.callee, 'JSON.stringify');
  return isWritten || evaluator.evaluate(body).kind === 'text';
}

function givenWhenMade(
  evaluator: Evaluator,
  { steps }: External,
  from: string,
  to: string,
  isTyped: boolean,
): Place | undefined {
  for (const step of steps) {
    const [options] = step.kind === 'call' ? argumentPlaces(step.place) : [];
    if (options === undefined) continue;
    const headers = evaluator.member(evaluator.evaluate(options), 'headers', options);
    const [before, after] = [from, to].map((method) => evaluator.member(headers, method, options)) as [Value, Value];
    // A client sends no content type without a body.
    const isNew = from === 'get' && saysAnother(evaluator, evaluator.member(headers, 'common', options));
    const isOther = isNew || signOf(evaluator, before, isTyped) !== signOf(evaluator, after, isTyped);
    if (headers.kind === 'object' && isOther) return headers.place;
  }
  return undefined;
}

/** A key that is the same for equivalent headers; a JSON content type matters only if the body is a string. */
function signOf(evaluator: Evaluator, value: Value, isTyped: boolean): string {
  if (value.kind !== 'object') return value.kind === 'undefined' ? '' : 'unknown';
  const { place, writes } = value;
  const parts = place.node.properties.map((property) => {
    const name = property.type === 'ObjectProperty' ? keyName(property)?.toLowerCase() : undefined;
    const text =
      property.type === 'ObjectProperty' ? knownText(evaluator.text({ ...place, node: property.value })) : undefined;
    if (name === undefined || text === undefined) return place.file.textOf(property);
    return !isTyped && name === 'content-type' && /^application\/json\b/i.test(text) ? '' : `${name}: ${text}`;
  });
  return [...parts.filter((part) => part !== ''), ...writes.map(({ path }) => path.join('.'))].sort().join('\n');
}

/**
 * Example: `http.defaults.headers.put.Accept = …`, of the client or of the library that it was derived from, in any
 * file.
 */
function givenLater(
  evaluator: Evaluator,
  client: External,
  file: SourceFile,
  methods: readonly string[],
): Place | undefined {
  for (const one of new Set([file, ...evaluator.filesWith('defaults')])) {
    for (const { owner, method: named, node } of defaultsIn(one)) {
      const place = { node, file: one, env: undefined };
      const method = named ?? knownText(evaluator.text({ ...place, node: node.property }));
      const isTyped = methods[0] === 'get' && method !== undefined && typesGiven(evaluator, place, method);
      // Example: `for (const verb of verbs) api.defaults.headers[verb].Accept = …`, for any method
      if (method !== undefined && !methods.includes(method) && !isTyped) continue;
      const value = evaluator.evaluate({ ...place, node: owner });
      if (value.kind !== 'external' || isAncestor(value, client)) return place;
    }
  }
  return undefined;
}

/** Example: `api.defaults.headers.common['Content-Type'] = 'text/plain'` */
function typesGiven(evaluator: Evaluator, { node, file, env }: Place, name: string): boolean {
  const outer = file.names.parentOf(node);
  const [, inner] = memberOf(outer);
  const isOfAll = name === 'common' && isContentType(inner);
  const given = writtenTo(file, isOfAll ? (outer as t.Node) : node, name);
  if (given === undefined) return false;
  if (name === 'common' && !isOfAll) return saysAnother(evaluator, evaluator.evaluate({ node: given, file, env }));
  return (isOfAll || isContentType(name)) && !/json/i.test(knownText(evaluator.text({ node: given, file, env })) ?? '');
}

/** Whether a client is the same as another one, or was derived from it. */
function isAncestor(ancestor: External, client: External): boolean {
  const made = madeBy(ancestor);
  return made === undefined ? ancestor.root.kind === 'module' && isOfRoot(ancestor, client) : made === madeBy(client);
}

function madeBy({ steps }: External): t.Node | undefined {
  const made = steps.find((step) => step.kind !== 'member');
  return made && 'place' in made ? made.place.node : undefined;
}

function isOfRoot({ root }: External, client: External): boolean {
  return root.kind === 'module' && client.root.kind === 'module' && root.source === client.root.source;
}

interface Default {
  readonly owner: t.Node;
  /** Undefined if it is computed. */
  readonly method: string | undefined;
  readonly node: AnyMember;
}

const defaults = new WeakMap<SourceFile, readonly Default[]>();

/** The members `x.defaults.headers.put` in a file, looked for once for all calls. */
function defaultsIn(file: SourceFile): readonly Default[] {
  const found = defaults.get(file) ?? findDefaults(file);
  defaults.set(file, found);
  return found;
}

function findDefaults(file: SourceFile): readonly Default[] {
  return [...nodesOf(file, 'MemberExpression'), ...nodesOf(file, 'OptionalMemberExpression')].flatMap((node) => {
    const [headers, method] = memberOf(node);
    const [defaults, isHeaders] = memberOf(headers);
    const [owner, isDefaults] = memberOf(defaults);
    const isDefault = isHeaders === 'headers' && isDefaults === 'defaults';
    return isDefault && owner !== undefined ? [{ owner, method, node }] : [];
  });
}

function memberOf(node: t.Node | undefined): readonly [t.Node, string | undefined] | readonly [] {
  if (!isMember(node)) return [];
  return [node.object, memberName(node)];
}
