import type * as t from '@babel/types';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { endOf, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { usesName } from '../../source/walk.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { CallableType, External, Place } from '../../values/value.ts';
import { type Refusal, type RequestCall, refuse } from '../call-site.ts';
import { insertArgument, setArguments } from '../edits/argument-edit.ts';
import { inlineObject } from '../edits/object-edit.ts';
import type { BodySlot, Call, Form, Library, MethodSlot } from '../form.ts';
import { callSite } from '../read-call.ts';
import { type Parameter, propertiesOf, type Signature, signatureOf } from '../wrappers/signature.ts';

const urlName = /^(path|url|uri|endpoint|resource|route|input|address|href|pathname)$/i;
const bodyName = /^(body|data|payload|json|dto|content|entity)$/i;
const methodName = /^(http_?)?(method|verb)$/i;
const queryName = /^(params|query|qs|search|searchParams|queryParams)$/i;
const optionsName = /^(opts?|options|init|config|cfg|settings|request)$/i;
const verb = /^[$_#]?(get|post|put|patch|delete)/i;

/** Clients that the code base only declares, as an interface or as the type of a function. */
const declared: Library = { name: 'declared', origins: [], members: {} };

/** A call through an interface or function type of the code base whose signature shows that it sends a request. */
export function declaredClientSite(
  evaluator: Evaluator,
  place: Place<CallNode>,
  callee: External,
): RequestCall | undefined {
  const { root, steps } = callee;
  const [step, ...others] = steps;
  if (root.kind !== 'interface' || others.length > 0 || place.node.type === 'NewExpression') return undefined;
  const name = step?.kind === 'member' ? step.name : undefined;
  if (step !== undefined && name === undefined) return undefined;
  const form = formOf(evaluator, root.declaration, name);
  const call: Call = { evaluator, place, args: argumentPlaces(place) };
  const url = typeof form?.url === 'number' ? call.args[form.url] : undefined;
  if (form === undefined || url === undefined) return undefined;
  const site = callSite(call, form, url, {
    library: declared,
    forms: [form],
    clientOptions: [],
    address: undefined,
    client: undefined,
  });
  const query = queryArgument(root.declaration, name);
  return {
    ...site,
    isClientKnown: false,
    queryArgument: query,
    addsQuery: form.respell !== undefined && query !== undefined && query >= call.args.length ? 'arguments' : 'url',
    query: query !== undefined && call.args[query] !== undefined ? 'some' : site.query,
  };
}

/** Where the signatures of a function and of its siblings have the parts of a request. */
function formOf(evaluator: Evaluator, type: Place<CallableType>, name: string | undefined): Form | undefined {
  const signature = signatureOf(type, name);
  const url = signature?.params.findIndex((param) => isUrl(param)) ?? -1;
  if (signature === undefined || url < 0 || !givesLater(signature)) return undefined;
  const options = signature.params.findIndex((param, index) => index > url && isOptions(evaluator, param));
  const properties = options < 0 ? undefined : optionNames(evaluator, signature.params[options]);
  const method = methodSlot(signature, name, properties);
  const body = method && bodySlot(signature, properties);
  if (method === undefined) return undefined;
  return {
    url,
    method,
    body: body ?? { kind: 'argument', index: -1 },
    ...(options < 0 ? {} : { options }),
    ...(body?.kind === 'property' && body.isText ? { headers: 'headers' } : {}),
    query: [...(properties?.keys() ?? [])].filter((property) => queryName.test(property)),
    ...(method.kind === 'member' ? { respell: respellMember(type, name) } : {}),
  };
}

/** The method is in the name of the callee: another member of the interface sends the new one. */
function respellMember(type: Place<CallableType>, name: string | undefined): NonNullable<Form['respell']> {
  return ({ place }, _site, { method, body, added }) => {
    const { file, node } = place;
    const other = method === undefined || name === undefined ? name : siblingName(name, method.to);
    const { params = [] } = signatureOf(type, other) ?? {};
    const position = body === undefined ? -1 : params.findIndex((param) => bodyName.test(param.name));
    const own = signatureOf(type, name)?.params.slice(0, node.arguments.length) ?? [];
    const renamed = method === undefined ? [] : nameEdits(node, other);
    const isFitting = takesSame(own, params, position < 0 ? own.length : position);
    if (renamed === undefined || !isFitting || (body !== undefined && position < 0))
      return noSlot(other ?? file.textOf(node.callee));
    const query = params.findIndex((param) => queryName.test(param.name));
    const values = new Map<number, string>();
    if (added.length > 0)
      values.set(
        query,
        inlineObject(
          file,
          added.map((one) => `${one.name}: ${one.source}`),
        ),
      );
    const between =
      body !== undefined && position < node.arguments.length ? [insertArgument(file, node, position - 1, body)] : [];
    if (body !== undefined && between.length === 0) values.set(position, body);
    const put = values.size === 0 ? [] : setArguments(file, node, values);
    const edits = put === undefined ? [undefined] : [...renamed, ...between, ...put];
    return edits.every((edit) => edit !== undefined) ? edits : noSlot(other ?? '');
  };
}

function nameEdits({ callee }: CallNode, name: string | undefined): TextEdit[] | undefined {
  const isMethod = isMember(callee);
  if (!isMethod || name === undefined) return undefined;
  return [{ start: startOf(callee.property), end: endOf(callee.property), text: name }];
}

function noSlot(name: string): Refusal {
  return refuse('no-slot', `the declaration of \`${name}\` has no place for the new method and body; extend it`);
}

/** `get` becomes `post`, `getJson` becomes `postJson`. */
function siblingName(name: string, to: string): string {
  const now = to.toLowerCase();
  return name.replace(/get|put/i, (word) => (/^[A-Z]/.test(word) ? `${now[0]?.toUpperCase()}${now.slice(1)}` : now));
}

function isUrl({ name, type }: Parameter): boolean {
  return (
    urlName.test(name) &&
    (type === undefined ||
      /^TS(String|Any|Unknown|Union|Literal)|TemplateLiteral/.test(type.node.type) ||
      isNamed(type, /Url|URL|Path|RequestInfo/))
  );
}

function isNamed(type: Place | undefined, pattern: RegExp): boolean {
  return type?.node.type === 'TSTypeReference' && usesName(type.node.typeName, pattern);
}

/** A request returns its response asynchronously. */
function givesLater({ returns }: Signature): boolean {
  return returns === undefined || isNamed(returns, /^(Promise|PromiseLike|Observable|AxiosPromise)$/);
}

function isOptions(evaluator: Evaluator, { name, type }: Parameter): boolean {
  if (isNamed(type, /RequestInit|RequestConfig|RequestOptions|FetchOptions/)) return true;
  const properties = propertiesOf(evaluator, type);
  return properties === undefined ? optionsName.test(name) : [...properties.keys()].some((one) => isPart(one));
}

function isPart(property: string): boolean {
  return methodName.test(property) || bodyName.test(property) || queryName.test(property) || property === 'headers';
}

/** The options of a parameter: the init of `fetch`, or the properties of its type; undefined if unknown. */
function optionNames(
  evaluator: Evaluator,
  param: Parameter | undefined,
): ReadonlyMap<string, t.Node | undefined> | undefined {
  if (isNamed(param?.type, /^RequestInit$/))
    return new Map([
      ['method', undefined],
      ['body', undefined],
      ['headers', undefined],
    ]);
  return propertiesOf(evaluator, param?.type);
}

function methodSlot(
  { params }: Signature,
  name: string | undefined,
  properties: ReadonlyMap<string, unknown> | undefined,
): MethodSlot | undefined {
  const index = params.findIndex((param) => methodName.test(param.name));
  if (index >= 0) return { kind: 'argument', index };
  const property = [...(properties?.keys() ?? [])].find((one) => methodName.test(one));
  if (property !== undefined) return { kind: 'property', names: [property], anyCase: false };
  const written = name === undefined ? null : verb.exec(name);
  if (written !== null) return { kind: 'member', method: (written[1] as string).toUpperCase() };
  return unsaid;
}

/** A function that does not mention a method sends a GET. */
const unsaid: MethodSlot = { kind: 'member', method: 'GET' };

function bodySlot(
  { params }: Signature,
  properties: ReadonlyMap<string, t.Node | undefined> | undefined,
): BodySlot | undefined {
  const own = params.findIndex((param) => bodyName.test(param.name));
  if (own >= 0) return { kind: 'argument', index: own };
  const property = [...(properties ?? [])].find(([one]) => bodyName.test(one));
  if (property !== undefined) return { kind: 'property', name: property[0], isText: isTextType(property[1]) };
  return undefined;
}

/** The body of `RequestInit` is a string. */
function isTextType(type: t.Node | undefined): boolean {
  return (
    type === undefined ||
    type.type === 'TSStringKeyword' ||
    (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'BodyInit')
  );
}

/** Whether a sibling has the same parameters with a body inserted at a position. */
function takesSame(params: readonly Parameter[], others: readonly Parameter[], at: number): boolean {
  return params.every(({ name }, index) => meaningOf(others[index < at ? index : index + 1]?.name) === meaningOf(name));
}

function meaningOf(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  const known = [urlName, queryName, optionsName].findIndex((words) => words.test(name));
  return known < 0 ? name : String(known);
}

/** The position of the query parameters, if they are a separate argument. */
function queryArgument(type: Place<CallableType>, name: string | undefined): number | undefined {
  const index = signatureOf(type, name)?.params.findIndex((param) => queryName.test(param.name)) ?? -1;
  return index < 0 ? undefined : index;
}
