import type * as t from '@babel/types';
import { withoutCasts } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { lastName, memberName, type PatternStep } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import { choiceOf, type External, type Place, type Value } from '../value.ts';

/** Objects that a server passes from one handler to the next, by their usual names and types. */
const shared: Readonly<Record<string, string>> = {
  ...{ req: 'request', request: 'request', res: 'response', response: 'response', reply: 'response' },
  ...{ ctx: 'context', context: 'context', c: 'context', locals: 'locals', state: 'state' },
  ...{
    Request: 'request',
    FastifyRequest: 'request',
    Response: 'response',
    FastifyReply: 'response',
    Context: 'context',
  },
};

/** `req`, `event.locals`, `ctx.state`: what the last name of an expression says that it is; undefined for anything else. */
function sharedObject(name: string | undefined): string | undefined {
  return name !== undefined && Object.hasOwn(shared, name) ? shared[name] : undefined;
}

/**
 * A member of an object that a server passes along, if handlers or middleware of the code base set it:
 * `req.upstream = createClient()`, which another handler reads as `req.upstream`.
 */
export function setOnRequest(
  evaluator: Evaluator,
  { root, steps }: External,
  name: string,
  place: Place,
): Value | undefined {
  const last = steps.at(-1);
  if (root.kind !== 'parameter' && root.kind !== 'type') return undefined;
  const holder = sharedObject(last === undefined ? root.name : last.kind === 'member' ? last.name : undefined);
  if (holder === undefined) return undefined;
  const values = evaluator
    .writing(place.file, name)
    .flatMap((file) => setIn(file, holder, name).map((node) => evaluator.evaluate({ node, file, env: undefined })));
  const known = values.filter(({ kind }) => /^(instance|object|function|external)$/.test(kind));
  const [absent] = values.filter(isNone);
  if (known.length === 0 || values.some((one) => !known.includes(one) && !isNone(one))) return undefined;
  return known.length > 1 || absent ? choiceOf([...known, ...(absent ? [absent] : [])], place) : known[0];
}

/** The same for a part of a parameter: `({ locals: { komga } }) => …`. */
export function takenFromRequest(evaluator: Evaluator, path: readonly PatternStep[], place: Place): Value | undefined {
  const [holder, member] = path.slice(-2).map(({ name }) => name);
  if (holder === undefined || member === undefined || path.some(({ fallback }) => fallback)) return undefined;
  const request: External = { kind: 'external', root: { kind: 'parameter', name: holder }, steps: [], place, via: [] };
  return setOnRequest(evaluator, request, member, place);
}

/** Example: `event.locals.user = null`, without a session */
function isNone(value: Value): boolean {
  return value.kind === 'undefined' || (value.kind === 'primitive' && value.value === null);
}

/** The values that a file sets a member of such objects to. */
function setIn(file: SourceFile, holder: string, name: string): readonly t.Node[] {
  return nodesOf(file, 'AssignmentExpression').flatMap(({ left, right, operator }) => {
    if (left.type !== 'MemberExpression' || memberName(left) !== name || !/^(=|\?\?=|\|\|=)$/.test(operator)) return [];
    return sharedObject(lastName(left.object)) === holder ? [valueUnlessSet(file, left, withoutCasts(right))] : [];
  });
}

/** The client in `req.client = req.client || createClient()`. */
function valueUnlessSet(file: SourceFile, target: t.Node, value: t.Node): t.Node {
  const isSame = value.type === 'LogicalExpression' && file.textOf(value.left) === file.textOf(target);
  return isSame && value.operator !== '&&' ? value.right : value;
}
