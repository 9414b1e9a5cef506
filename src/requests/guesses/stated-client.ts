import type * as t from '@babel/types';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';
import type { RequestCall } from '../call-site.ts';
import type { Form, Library } from '../form.ts';
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

/** A call that the configuration describes, by the written name of its callee, which the code base does not define. */
export function statedSite(evaluator: Evaluator, place: Place<CallNode>): RequestCall | undefined {
  const stated = statedAt(evaluator, place);
  return stated === undefined || stated.isOwn ? undefined : readStated(evaluator, place, stated);
}

/** The same for a function of the code base that could not be followed to a request; its code is then ignored. */
export function statedOwnSite(evaluator: Evaluator, place: Place<CallNode>): RequestCall | undefined {
  const stated = statedAt(evaluator, place);
  const site = stated?.isOwn === true ? readStated(evaluator, place, stated) : undefined;
  return site && { ...site, isStated: true };
}

/** Rejects what the configuration says about a function of the code base that was followed to a request. */
export function refuseStated(evaluator: Evaluator, place: Place<CallNode>): void {
  const stated = statedAt(evaluator, place);
  if (stated?.isOwn !== true) return;
  evaluator.refuseClient(stated.name, place, 'the code base defines it, and its code counts');
}

interface Stated {
  /** As it is written in the configuration. */
  readonly name: string;
  readonly call: CallShape;
  readonly form: Form;
  /** Whether the code base defines it. */
  readonly isOwn: boolean;
}

function statedAt(evaluator: Evaluator, place: Place<CallNode>): Stated | undefined {
  if (evaluator.clients === undefined) return undefined;
  const { callee } = place.node;
  const isMethod = isMember(callee);
  const member = isMethod ? memberName(callee) : '';
  const client = pathOf(isMethod ? callee.object : callee);
  const shape = client === undefined ? undefined : (evaluator.clients.get(client) as ClientShape | undefined);
  if (client === undefined || shape === undefined || member === undefined) return undefined;
  const form = formOfShape(shape, member);
  const call = shape[member];
  if (form === undefined || call === undefined) return undefined;
  const { kind } = evaluator.evaluate({ ...place, node: callee });
  const name = member === '' ? client : `${client}.${member}`;
  return { name, call, form, isOwn: kind === 'function' || kind === 'class' };
}

function readStated(
  evaluator: Evaluator,
  place: Place<CallNode>,
  { name, call, form }: Stated,
): RequestCall | undefined {
  const given = argumentPlaces(place);
  if (given.length === 0) return undefined;
  if (typeof call.url === 'number' && given.length <= call.url)
    evaluator.refuseClient(name, place, `this call has no argument ${call.url} for \`url\``);
  const value = kinds[call.responds ?? ''];
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
