import type * as t from '@babel/types';
import { objectLiteral, writtenValue } from '../../source/pattern.ts';
import { endOf, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { Place } from '../../values/value.ts';
import { findProperty, isSent, optionsOf, propertyPlace, stringified } from '../call-parts.ts';
import { type CallSite, type Refusal, type RequestChange, refuse } from '../call-site.ts';
import { addProperties } from '../edits/object-edit.ts';
import { quoted, replaceMethod } from '../edits/respell.ts';
import type { Call, Form, Library } from '../form.ts';

const method = { kind: 'property', names: ['method', 'type'], anyCase: true } as const;

/** jQuery sends `data` of a GET as query parameters, so a POST must have them in its URL. */
function respellSettings(form: Form) {
  return (call: Call, site: CallSite, change: RequestChange): readonly TextEdit[] | Refusal => {
    const { file } = call.place;
    const to = change.method?.to ?? 'GET';
    const given = form.options === undefined ? undefined : call.place.node.arguments[form.options];
    const literal = given && objectLiteral(given);
    if (literal === undefined) return fromUrl(call, form, change, given);
    const data = change.body === undefined ? undefined : findProperty(literal, ['data']);
    const joint = data && jointOf(call, form, literal, data);
    if (joint !== undefined && 'refused' in joint) return joint;
    const property = findProperty(literal, method.names);
    const added = (joint?.between ?? []).filter((one) => one !== property).map((one) => file.textOf(one));
    const edits: TextEdit[] = [];
    if (property === undefined || joint?.between.includes(property)) added.push(`method: ${quoted(file, to)}`);
    else if (
      property.type === 'ObjectProperty' &&
      property.value.type === 'StringLiteral' &&
      change.method !== undefined
    ) {
      const replaced = replaceMethod({ ...call.place, node: property.value }, site, change.method, true);
      if ('refused' in replaced) return replaced;
      edits.push(...replaced);
    } else return refuse('method-unknown', 'the method is not a plain string; write it out');
    if (change.body === undefined) return [...edits, ...addProperties(file, literal, added)];
    const body = `data: JSON.stringify(${change.body})`;
    const isInPlace = data !== undefined && joint?.isInPlace !== true;
    if (isInPlace) edits.push({ start: startOf(data), end: endOf(data), text: body });
    if (findProperty(literal, ['contentType']) === undefined)
      added.push(`contentType: ${quoted(file, 'application/json')}`);
    if (!isInPlace) added.push(body);
    return withJoint([...edits, ...(joint?.edits ?? [])], addProperties(file, literal, added));
  };
}

/** Joins edits and added properties; an insertion at the place of the first property is merged with it. */
function withJoint(edits: readonly TextEdit[], added: readonly TextEdit[]): readonly TextEdit[] {
  const [first, ...rest] = added;
  const before = edits.find(({ start, end }) => start === end && start === first?.start && start === first.end);
  if (first === undefined || before === undefined) return [...edits, ...added];
  const whole = { ...first, text: before.text + first.text };
  return [...edits.filter((edit) => edit !== before), whole, ...rest];
}

/** How the query moves from `data` into the URL, and the properties between the two, which then come after both. */
interface Joint {
  readonly edits: readonly TextEdit[];
  readonly between: readonly t.ObjectExpression['properties'][number][];
  readonly isInPlace?: boolean;
}

/** `url: path, data: {…}` becomes `url: path + '?' + $.param({…})`: the query stays in place, where it may change too. */
function jointOf(
  call: Call,
  form: Form,
  literal: t.ObjectExpression,
  data: t.ObjectProperty | t.ObjectMethod,
): Joint | Refusal {
  const moved = dataIntoUrl(call, form, literal, data);
  const url = typeof form.url === 'string' ? findProperty(literal, [form.url]) : undefined;
  const [from, to] = [literal.properties.indexOf(url as t.ObjectProperty), literal.properties.indexOf(data)];
  const between = literal.properties.slice(from + 1, to);
  if ('refused' in moved) return moved;
  if (data.type !== 'ObjectProperty' || from < 0 || from > to || between.some(({ type }) => type === 'SpreadElement'))
    return { edits: moved, between: [] };
  const text = moved[0]?.text ?? '';
  const at = text.indexOf('param(') + 'param('.length;
  const [start, end] = [startOf(data.value), endOf(data.value)];
  const edits = [
    { start: endOf(literal.properties[from] as t.Node), end: start, text: text.slice(0, at) },
    { start: end, end, text: text.slice(at + end - start) },
  ];
  return { edits, between, isInPlace: true };
}

/** `data: {…}` becomes `+ '?' + $.param({…})` after the URL. */
function dataIntoUrl(
  call: Call,
  form: Form,
  literal: t.ObjectExpression,
  data: t.ObjectProperty | t.ObjectMethod,
): readonly TextEdit[] | Refusal {
  const { file } = call.place;
  const options = optionsOf(call, form);
  const url =
    typeof form.url === 'number'
      ? call.args[form.url]
      : options.kind === 'object' && typeof form.url === 'string'
        ? propertyPlace(options.place, form.url)
        : undefined;
  if (url === undefined || data.type !== 'ObjectProperty')
    return refuse(
      'query-in-data',
      'the query parameters are in `data`, where the body must go; move them into the URL',
    );
  // Whether a list is `a=1&a=2` instead of `a[]=1&a[]=2`
  const lists = writtenValue(literal, 'traditional');
  return appendQuery(call, url, [data.value, ...(lists ? [lists] : [])].map((one) => file.textOf(one)).join(', '));
}

function appendQuery(call: Call, url: Place, data: string): readonly TextEdit[] | Refusal {
  const { file } = call.place;
  if (url.file !== file || !isOwnText(url.node))
    return refuse(
      'query-in-data',
      'the query parameters are in `data`; move them into the URL, which is written elsewhere',
    );
  const pieces = call.evaluator.text(url).flatMap(leavesOf);
  if (pieces.some((piece) => (piece.kind === 'text' ? piece.text.includes('?') : piece.isQuery)))
    return refuse('query-in-data', 'both the URL and `data` hold query parameters; put them all into the URL');
  const at = endOf(url.node);
  return [{ start: at, end: at, text: ` + ${quoted(file, '?')} + ${jqueryOf(call)}.param(${data})` }];
}

function isOwnText(node: t.Node): boolean {
  return /^(StringLiteral|TemplateLiteral|BinaryExpression|Identifier)$/.test(node.type);
}

/** The name of jQuery in this call: `$` or `jQuery`. */
function jqueryOf({ place }: Call): string {
  const { callee } = place.node;
  return callee.type === 'MemberExpression' ? place.file.textOf(callee.object) : '$';
}

/** `$.ajax(url)`, without settings. */
function fromUrl(
  call: Call,
  form: Form,
  change: RequestChange,
  given: t.Node | undefined,
): readonly TextEdit[] | Refusal {
  const { file } = call.place;
  const [url] = call.place.node.arguments;
  if (given !== undefined || form.url !== 0 || url === undefined)
    return refuse('options-expression', 'the settings are computed; write them out at the call');
  const settings = [`method: ${quoted(file, change.method?.to ?? 'GET')}`, ...postSettings(call, change)];
  return [{ start: endOf(url), end: endOf(url), text: `, { ${settings.join(', ')} }` }];
}

function postSettings({ place }: Call, { body }: RequestChange): string[] {
  if (body === undefined) return [];
  return [`contentType: ${quoted(place.file, 'application/json')}`, `data: JSON.stringify(${body})`];
}

/** `$.get(url, data?, success?, dataType?)` has no place for a JSON body: it becomes `$.ajax(url, settings)`. */
function respellShort(dataType: string | undefined) {
  return (call: Call, _site: CallSite, change: RequestChange): readonly TextEdit[] | Refusal => {
    const { file, node } = call.place;
    const { callee } = node;
    if (callee.type !== 'MemberExpression' || change.method === undefined)
      return refuse('method-in-name', 'the function name implies the method; call `$.ajax` instead');
    const read = shortArguments(call);
    if ('refused' in read) return read;
    const moved = read.data === undefined ? [] : appendQuery(call, call.args[0] as Place, '');
    if ('refused' in moved) return moved;
    const type = read.dataType === undefined ? dataType && quoted(file, dataType) : file.textOf(read.dataType);
    const settings = [
      `method: ${quoted(file, change.method.to)}`,
      ...postSettings(call, change),
      ...(type === undefined ? [] : [`dataType: ${type}`]),
    ].join(', ');
    const url = node.arguments[0] as t.Expression;
    const end = endOf(node.arguments.at(-1) as t.Expression);
    const given = `${moved.length > 0 ? ')' : ''}, { ${settings} }`;
    // The query and the callback stay where they are, so that both may also change.
    const joint = (from: number, to: number, text: string) => ({ start: from, end: to, text });
    const behind = endOf(read.data ?? url);
    return [
      joint(startOf(callee.property), endOf(callee.property), 'ajax'),
      ...moved.map(({ start, text }) => joint(start, startOf(read.data as t.Node), text.slice(0, -1))),
      ...(read.success === undefined
        ? [joint(behind, end, given)]
        : [
            joint(behind, startOf(read.success), `${given}).done(`),
            ...(endOf(read.success) === end ? [] : [joint(endOf(read.success), end, '')]),
          ]),
    ];
  };
}

interface ShortArguments {
  readonly data?: t.Node;
  readonly success?: t.Node;
  readonly dataType?: t.Node;
}

function shortArguments({ evaluator, args, place }: Call): ShortArguments | Refusal {
  const rest = args.slice(1);
  const found: { data?: t.Node; success?: t.Node; dataType?: t.Node } = {};
  for (const argument of rest) {
    const value = argument && evaluator.evaluate(argument);
    if (argument === undefined || value === undefined)
      return refuse(
        'arguments',
        "can't tell where an argument belongs; write the arguments out, or change the call by hand",
      );
    if (value.kind === 'function') found.success = argument.node;
    else if (value.kind === 'object' || value.kind === 'search-params') found.data = argument.node;
    else if (value.kind === 'text' && found.success !== undefined) found.dataType = argument.node;
    else if (value.kind !== 'undefined' && argument.node.type !== 'NullLiteral') {
      return refuse(
        'arguments',
        `can't tell whether \`${place.file.textOf(argument.node)}\` is data or a callback; change the call by hand`,
      );
    }
  }
  return found;
}

const json = { kind: 'property', name: 'data', isText: true } as const;

function settingsForm(form: Pick<Form, 'url' | 'options'>): Form {
  const base: Form = { ...form, method, body: json, query: ['data'] };
  return { ...base, respell: respellSettings(base), readQuery: (call) => settingsQuery(call, base) };
}

/** `data` that is JSON text is a body; other data is the query of a GET. */
function settingsQuery(call: Call, form: Form): CallSite['query'] {
  const options = optionsOf(call, form);
  const data = options.kind === 'object' ? propertyPlace(options.place, 'data') : undefined;
  if (data !== undefined && stringified(data) !== undefined) return 'none';
  return isSent(call.evaluator.member(options, 'data', call.place));
}

function shortForm(dataType?: string): Form {
  return {
    url: 0,
    method: { kind: 'member', method: 'GET' },
    body: json,
    respell: respellShort(dataType),
    queryArgument: (call) => {
      const read = shortArguments(call);
      const index = 'refused' in read ? -1 : call.args.findIndex((one) => one !== undefined && one.node === read.data);
      return index < 0 ? undefined : index;
    },
    readQuery: (call) => {
      const read = shortArguments(call);
      return 'refused' in read ? 'unknown' : read.data === undefined ? 'none' : 'some';
    },
  };
}

const settings = settingsForm({ url: 'url', options: 0 });

export const jqueryLibrary: Library = {
  name: 'jquery',
  isUrlParsed: true,
  origins: [
    { module: 'jquery', export: '' },
    { module: 'jquery', export: '$' },
    { global: '$' },
    { global: 'jQuery' },
    { parameter: '$' },
    { parameter: 'jQuery' },
  ],
  members: {
    ajax: [settings, settingsForm({ url: 0, options: 1 })],
    get: [settings, shortForm()],
    getJSON: [shortForm('json')],
    post: [{ url: 0, method: { kind: 'member', method: 'POST' }, body: { kind: 'argument', index: 1 } }],
  },
};
