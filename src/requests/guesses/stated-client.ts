import type * as t from '@babel/types';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';
import type { RequestCall } from '../call-site.ts';
import type { Library } from '../form.ts';
import { readCall } from '../read-call.ts';
import type { ResultKind } from '../response/shape/result-kind.ts';
import { type CallShape, type ClientShape, formOfShape } from './call-shape.ts';

const kinds: Readonly<Record<string, ResultKind['value']>> = {
  response: 'response',
  data: 'data',
  body: 'superagent',
  json: 'body',
  text: 'text',
};

/**
 * A call that the configuration describes, by the written name of its callee. A function of the code base is followed
 * instead, since its effect is known.
 */
export function statedSite(evaluator: Evaluator, place: Place<CallNode>): RequestCall | undefined {
  if (evaluator.clients === undefined) return undefined;
  const { callee } = place.node;
  const isMethod = isMember(callee);
  const member = isMethod ? memberName(callee) : '';
  const name = pathOf(isMethod ? callee.object : callee);
  const client = name === undefined ? undefined : (evaluator.clients.get(name) as ClientShape | undefined);
  const form = client === undefined || member === undefined ? undefined : formOfShape(client, member);
  if (client === undefined || form === undefined) return undefined;
  const { kind } = evaluator.evaluate({ ...place, node: callee });
  const written = member === '' ? (name as string) : `${name}.${member}`;
  if (kind === 'function' || kind === 'class') {
    evaluator.refuseClient(written, place, 'the code base defines it, and its code counts');
    return undefined;
  }
  const { url } = client[member as string] as CallShape;
  const given = argumentPlaces(place);
  if (given.length === 0) return undefined;
  if (typeof url === 'number' && given.length <= url)
    evaluator.refuseClient(written, place, `this call has no argument ${url} for \`url\``);
  const value = kinds[client[member as string]?.responds ?? ''];
  const library: Library = {
    name: 'unknown',
    origins: [],
    members: {},
    ...(value === undefined ? {} : { responses: { value, arrives: value === 'superagent' ? 'chain' : 'promise' } }),
  };
  return readCall(
    evaluator,
    { library, forms: [form], clientOptions: [], client: undefined, address: undefined },
    place,
  );
}

/** `app.net` as it is written, without a leading `this.`. */
export function pathOf(node: t.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (!isMember(node)) return undefined;
  const name = memberName(node);
  if (node.object.type === 'ThisExpression') return name;
  const before = pathOf(node.object);
  return before === undefined || name === undefined ? undefined : `${before}.${name}`;
}
