import type * as t from '@babel/types';
import { isMember } from '../../source/node-kinds.ts';
import { importOf, keyName, objectLiteral } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { findProperty } from '../call-parts.ts';
import { type CallSite, type Refusal, type RequestChange, refuse } from '../call-site.ts';
import { addProperties, removeProperties } from '../edits/object-edit.ts';
import { quoted, respell } from '../edits/respell.ts';
import type { Call, Form } from '../form.ts';
import { respellTyped } from '../libraries/openapi-fetch.ts';
import { CallsBeside, isPlainObject } from './calls-beside.ts';

/** Writes a change to a call of something unknown, as far as it or similar calls show how. */
export function respellUnknown(call: Call, site: CallSite, change: RequestChange): readonly TextEdit[] | Refusal {
  const { file, node } = call.place;
  const form = formShown(call, change);
  if (form === undefined) {
    const name = file.textOf(node.callee);
    return refuse(
      'unknown-client',
      `can't tell what \`${name}\` takes; describe it under \`clients\` in the configuration`,
    );
  }
  const spell = form.respell ?? ((one, at, what) => respell(one, form, at, what));
  return spell(call, site, change);
}

/** The form of a call, with the slots that the change needs; undefined if nothing shows one of them. */
function formShown(call: Call, change: RequestChange): Form | undefined {
  const { callee } = call.place.node;
  const isMethod = isMember(callee);
  const name = isMethod && callee.property.type === 'Identifier' ? callee.property.name : '';
  const beside = new CallsBeside(call.evaluator, call.place);
  // Example: `client.GET('/api/v1/tags', { params: { query } })`, as in openapi-fetch
  if (/^(GET|PUT)$/.test(name) && change.method?.from === name) return typed;
  if (change.method?.from === name.toUpperCase()) return ofMember(call, beside, change);
  return ofOptions(call, beside, change);
}

const inOptions = { url: 0, options: 1, method: { kind: 'property', names: ['method'], anyCase: false } } as const;
const typed: Form = {
  ...inOptions,
  method: { kind: 'member', method: 'GET' },
  body: { kind: 'property', name: 'body', isText: false },
  respell: respellTyped(1),
};

/** `http.get(path)`, if `http.post(path, body)` is called elsewhere. */
function ofMember({ place: { node } }: Call, beside: CallsBeside, { method, body }: RequestChange): Form | undefined {
  const other = beside.member(new RegExp(`^\\$?${method?.to}$`, 'i')) ?? (body === undefined && asVerbs(beside));
  const [, options, ...more] = node.arguments;
  if (!other || more.length > (body === undefined ? 1 : 0)) return undefined;
  const isQuery = options !== undefined && (isPlainObject(options) || objectLiteral(options) === undefined);
  if (body !== undefined && (other.behind < 1 || (isQuery && !other.isPlain))) return undefined;
  return { url: 0, method: { kind: 'member', method: 'GET' }, body: { kind: 'argument', index: 1 } };
}

/** A client that has members for several methods also has one for another method. */
function asVerbs(beside: CallsBeside): ReturnType<CallsBeside['member']> {
  return beside.member(/^get$/) && beside.member(/^post$/);
}

/** `send(path, { method, body })`. */
function ofOptions({ place: { node, file } }: Call, beside: CallsBeside, { body }: RequestChange): Form | undefined {
  const options = node.arguments[1];
  const literal = options && objectLiteral(options);
  const slot = beside.bodySlot(1);
  if (slot !== undefined) return { ...inOptions, body: slot.body, ...(slot.isJson ? {} : { headers: 'headers' }) };
  const isWritten = literal !== undefined && findProperty(literal, ['method']) !== undefined;
  if (body === undefined)
    return isWritten ? { ...inOptions, body: { kind: 'property', name: 'body', isText: false } } : undefined;
  const keys = literal?.properties.flatMap((one) => (one.type === 'SpreadElement' ? [] : (keyName(one) ?? []))) ?? [];
  // Example: `$komga('/api/v1/series', { query })`, as with Nuxt's clients
  const isNuxt =
    node.callee.type === 'Identifier' && /^(use[A-Z]\w*|\$\w+)$/.test(node.callee.name) && !keys.includes('params');
  if (!isNuxt || !isProvided(file, node.callee)) return undefined;
  const form: Form = { ...inOptions, body: { kind: 'property', name: 'body', isText: false } };
  return literal !== undefined && keys.includes('path') && !isWritten
    ? { ...form, respell: withoutPath(literal) }
    : form;
}

/** Whether a callee is available without an import, or comes from a module that a framework generates: `#imports`. */
function isProvided({ names }: SourceFile, callee: t.Node): boolean {
  const binding = callee.type === 'Identifier' ? names.bindingOf(callee) : undefined;
  const imported = binding && importOf(binding, names);
  return imported === undefined || imported.source.startsWith('#');
}

/** Removes `path` from `{ path: { seriesId }, query }` if the new path has no parameters. */
function withoutPath(literal: t.ObjectExpression): NonNullable<Form['respell']> {
  return ({ place: { file } }, _site, { method, body, path }) => {
    const gone = path?.includes('{') === true ? [] : literal.properties.filter((one) => isNamed(one, 'path'));
    const added = [`method: ${quoted(file, method?.to ?? 'POST')}`, ...(body === undefined ? [] : [`body: ${body}`])];
    return [...removeProperties(literal, gone), ...addProperties(file, literal, added, gone)];
  };
}

function isNamed(property: t.ObjectExpression['properties'][number], name: string): boolean {
  return property.type === 'ObjectProperty' && keyName(property) === name;
}
