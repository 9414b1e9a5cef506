import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { isMember } from '../../source/node-kinds.ts';
import { keyName, objectLiteral } from '../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Place, TextPiece, Via } from '../../values/value.ts';
import { findProperty, heldLiteral, isCallbackAt, optionsOf } from '../call-parts.ts';
import { type CallSite, type MethodChange, type Refusal, type RequestChange, refuse } from '../call-site.ts';
import type { Call, Form } from '../form.ts';
import { insertArgument, objectArgument } from './argument-edit.ts';
import { jsonHeader, typeBeside } from './headers.ts';
import { heldForCall } from './held-for-call.ts';
import { mergedLiteral } from './merged-argument.ts';
import { addProperties, inlineObject, newObject, wrapInObject } from './object-edit.ts';
import type { Option } from './other-base.ts';

/** Writes a change of method and body for a call with a form of positions and properties. `other` is another option. */
export function respell(
  call: Call,
  form: Form,
  site: CallSite,
  change: RequestChange,
  other?: Option,
): readonly TextEdit[] | Refusal {
  const parts = [
    methodEdits(call, form, site, change),
    argumentBody(call, form, change),
    optionEdits(call, form, site, change, other),
  ];
  const refused = parts.find((part): part is Refusal => 'refused' in part);
  return refused ?? (parts as TextEdit[][]).flat();
}

/** A string literal in the style of the file. */
export function quoted(file: SourceFile, text: string): string {
  return file.style.quote + text + file.style.quote;
}

/** Replaces the text inside the quotes of a literal. */
function replaceLiteral(node: t.StringLiteral, text: string): TextEdit {
  return { start: startOf(node) + 1, end: endOf(node) - 1, text };
}

function methodEdits(call: Call, form: Form, site: CallSite, { method }: RequestChange): readonly TextEdit[] | Refusal {
  if (method === undefined || form.method.kind === 'property') return [];
  if (form.method.kind === 'any' || form.method.kind === 'chained')
    return refuse('method-unknown', "can't tell where the method is set; change it by hand");
  if (form.method.kind === 'member') return renameMember(call, method);
  const place = form.method.kind === 'later' ? form.method.read(call) : call.args[form.method.index];
  if (place === undefined) return refuse('method-unknown', "can't tell where the method is set; change it by hand");
  return replaceMethod(place, site, method, form.method.kind === 'later');
}

/**
 * `x.get(` becomes `x.post(`, `x['get'](` becomes `x['post'](`, and `get(` from a client becomes `post(` from the same.
 */
export function renameMember(call: Call, { from, to }: MethodChange): readonly TextEdit[] | Refusal {
  const { callee } = call.place.node;
  const isMethod = isMember(callee);
  const name = isMethod ? callee.property : callee;
  if (name.type === 'StringLiteral') return [replaceLiteral(name, cased(name.value, from, to))];
  if (name.type === 'Identifier' && (isMethod ? !callee.computed : hasSibling(call, name, from, to))) {
    return [{ start: startOf(name), end: endOf(name), text: cased(name.name, from, to) }];
  }
  if (isMethod && callee.computed) return refuse('method-unknown', 'the method is computed; write it out');
  return refuse(
    'method-in-name',
    `the name \`${call.place.file.textOf(callee)}\` implies the method; call another function`,
  );
}

/** A method in the same case as a name: `GET` if the name is in upper case, otherwise `get`. */
export function cased(name: string, from: string, to: string): string {
  if (name === from) return to;
  const at = name.toLowerCase().indexOf(from.toLowerCase());
  if (at < 0 || /[a-z]/.test(name[at + from.length] ?? '')) return to.toLowerCase();
  const lower = to.toLowerCase();
  const isCapital = name[at] === from[0];
  const word = isCapital ? `${to[0]}${lower.slice(1)}` : lower;
  return name.slice(0, at) + word + name.slice(at + from.length);
}

/** Whether `const { GET, POST } = client` also destructured the other method, under its own name. */
function hasSibling({ evaluator, place }: Call, name: t.Identifier, from: string, to: string): boolean {
  const other = place.file.names.lookup(cased(name.name, from, to), place.node);
  const own = place.file.names.bindingOf(name);
  if (other === undefined || own === undefined || other.declaration !== own.declaration) return false;
  const value = evaluator.evaluate({ ...place, node: other.identifier });
  const step = value.kind === 'external' ? value.steps.at(-1) : undefined;
  return step?.kind === 'member' && step.name.toUpperCase() === to;
}

/** Replaces the strings with the old method where they are defined, if nothing else reads them; otherwise their use. */
export function replaceMethod(
  { node, file }: Place,
  site: CallSite,
  { from, to }: MethodChange,
  anyCase = false,
): readonly TextEdit[] | Refusal {
  const old = site.methods.texts.filter(({ text }) => text.toUpperCase() === from);
  const edits = old.filter(({ at }) => at?.file === file).flatMap((text) => methodText(text, to, anyCase));
  const isWhole = edits.length > 0 && edits.length === old.length;
  if (isWhole && old.every(({ at }) => at !== undefined && contains(node, at.node))) return edits;
  if (isWhole && old.every(({ via }) => via.every((one) => isReadOnce(one)))) return edits;
  if (site.methods.known.length !== 1)
    return refuse('method-unknown', 'the method can have several values; write one call per method');
  return [{ start: startOf(node), end: endOf(node), text: quoted(file, to) }];
}

function methodText({ text, at }: TextPiece, to: string, anyCase: boolean): TextEdit[] {
  const spelled = anyCase && text === text.toLowerCase() ? to.toLowerCase() : to;
  return at === undefined ? [] : [{ start: at.start, end: at.end, text: spelled }];
}

function isReadOnce({ node, file }: Via): boolean {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  return binding?.references.length === 1 && binding.kind !== 'import';
}

function argumentBody(call: Call, form: Form, { body }: RequestChange): readonly TextEdit[] | Refusal {
  if (body === undefined || form.body.kind === 'property') return [];
  if (form.body.kind === 'later') return form.body.write(call, body);
  return argumentEdit(call, form.body.index - 1, form.body.isText === true ? `JSON.stringify(${body})` : body);
}

function argumentEdit({ place }: Call, index: number, text: string): readonly TextEdit[] | Refusal {
  const edit = insertArgument(place.file, place.node, index, text);
  return edit === undefined
    ? refuse('arguments', "can't tell where an argument belongs; write the arguments out, or change the call by hand")
    : [edit];
}

/** Method, headers and body as properties of the options. */
function optionEdits(
  call: Call,
  form: Form,
  site: CallSite,
  change: RequestChange,
  other: Option | undefined,
): readonly TextEdit[] | Refusal {
  const isMethod = change.method !== undefined && form.method.kind === 'property';
  const isBody = change.body !== undefined && (form.body.kind === 'property' || headersOf(form) !== undefined);
  if (form.options === undefined || (!isMethod && !isBody && other === undefined)) return [];
  const given = form.isComputed === true ? call.args[form.options]?.node : call.place.node.arguments[form.options];
  const literal =
    given &&
    (objectLiteral(given) ??
      plainLiteral(isBody ? heldForCall(given, call.place) : heldLiteral(given, call.place.file), isBody) ??
      mergedLiteral(call.evaluator, { ...call.place, node: given }));
  if (literal !== undefined) return literalEdits(call, form, site, change, literal, other);
  return replacedOptions(call, form, change, given, other);
}

/** A literal, unless other code determines a part of the request in it that changes. */
function plainLiteral(literal: t.ObjectExpression | undefined, isBody: boolean): t.ObjectExpression | undefined {
  const changing = isBody ? /^(method|type|headers|body|data|json|payload)$/ : /^(method|type)$/;
  const isPlain = literal?.properties.every((one, index) => {
    if (one.type === 'SpreadElement') return index === 0;
    if (!changing.test(keyName(one) ?? 'method')) return true;
    if (one.type !== 'ObjectProperty') return false;
    // Nothing writes to headers with a name between the literal and a call that gets a body.
    const isNamed = isBody && keyName(one) === 'headers' && (one.value.type === 'Identifier' || isMember(one.value));
    return isNamed || /^(StringLiteral|ObjectExpression)$/.test(one.value.type);
  });
  return isPlain ? literal : undefined;
}

/** The option property with the headers, if the options say what the body is. */
function headersOf({ body, headers }: Form): string | undefined {
  return body.kind === 'argument' ? undefined : headers;
}

function literalEdits(
  call: Call,
  form: Form,
  site: CallSite,
  change: RequestChange,
  literal: t.ObjectExpression,
  other: Option | undefined,
): readonly TextEdit[] | Refusal {
  const { file, node } = call.place;
  const maker =
    form.body.kind === 'property' && change.body !== undefined ? form.body.madeBy?.split('.')[0] : undefined;
  if (maker !== undefined && file.names.lookup(maker, node) === undefined)
    return refuse('no-slot', `the body needs \`${maker}\`, which this file does not import; import it, then run again`);
  const edits: TextEdit[] = [];
  const added: string[] = [];
  if (other !== undefined) {
    const property = findProperty(literal, [other.name]);
    if (property === undefined) added.push(written(other));
    else edits.push({ start: startOf(property), end: endOf(property), text: written(other) });
  }
  if (change.method !== undefined && form.method.kind === 'property') {
    const { names, anyCase } = form.method;
    const property = findProperty(literal, names);
    if (property === undefined) added.push(`${names[0]}: ${quoted(file, change.method.to)}`);
    else if (property.type !== 'ObjectProperty')
      return refuse('method-unknown', 'the method is computed; write it out');
    else {
      const replaced = replaceMethod({ ...call.place, node: property.value }, site, change.method, anyCase);
      if ('refused' in replaced) return replaced;
      edits.push(...replaced.map((edit) => named(property, edit)));
    }
  }
  const headers = headersOf(form);
  if (change.body !== undefined && headers !== undefined) {
    const property = findProperty(literal, [headers]);
    const header = jsonHeader(call, property, headers, optionsOf(call, form), undefined, change.isByParameter);
    edits.push(...header.edits);
    added.push(...header.added);
  }
  if (change.body !== undefined && form.body.kind === 'property') {
    added.push(...contentType(file, form, literal));
    const property = findProperty(literal, [form.body.name]);
    const text = bodyProperty(form.body, change.body);
    if (property === undefined) added.push(text);
    else edits.push({ start: startOf(property), end: endOf(property), text });
  }
  return [...edits, ...addProperties(file, literal, added)];
}

/** The JSON content type as a separate option, if the library needs it and the options have none. */
function contentType(file: SourceFile, form: Form, literal?: t.ObjectExpression): readonly string[] {
  const { headers, contentType: name } = form;
  if (headers !== undefined || name === undefined || (literal && findProperty(literal, [name]))) return [];
  return [`${name}: ${quoted(file, 'application/json')}`];
}

function bodyProperty({ name, isText, madeBy }: Extract<Form['body'], { kind: 'property' }>, body: string): string {
  if (madeBy !== undefined) return `${name}: ${madeBy}(${body})`;
  if (isText) return `${name}: JSON.stringify(${body})`;
  return body === name ? name : `${name}: ${body}`;
}

function written({ name, source }: Option): string {
  return `${name}: ${source}`;
}

/** `{ method }` becomes `{ method: 'PATCH' }` when its value is replaced. */
function named(property: t.ObjectProperty, edit: TextEdit): TextEdit {
  const isName = property.shorthand && edit.start === startOf(property);
  return isName ? { ...edit, text: `${keyName(property)}: ${edit.text}` } : edit;
}

/** Whether the code base has the called function, so that it is known whether a second call has an effect. */
function isOwnCall({ evaluator, place }: Call, { callee }: t.CallExpression): boolean {
  return evaluator.evaluate({ ...place, node: callee }).kind === 'function';
}

/** Options that are not a literal are spread into one; if there are none, a literal is added. */
function replacedOptions(
  call: Call,
  form: Form,
  change: RequestChange,
  given: t.Node | undefined,
  other: Option | undefined,
): readonly TextEdit[] | Refusal {
  const { file, node } = call.place;
  const isCallback = isCallbackAt(call, form.options); // `http.get(url, callback)`
  const isAbsent = given === undefined || isCallback || isOutside(file, given, 'undefined');
  const isOnce = change.body === undefined || form.headers === undefined;
  const isCalled = given?.type === 'CallExpression' && (isOnce || isOwnCall(call, given));
  if (!isAbsent && !isCalled && !/^(Identifier|MemberExpression|ThisExpression)$/.test(given.type)) {
    return refuse('options-expression', 'the options are computed; write them out at the call, or change it by hand');
  }
  const properties = isAbsent ? [] : [`...${file.textOf(given)}`];
  if (other !== undefined) properties.push(written(other));
  if (change.method !== undefined && form.method.kind === 'property') {
    properties.push(`${form.method.names[0]}: ${quoted(file, change.method.to)}`);
  }
  const headers = headersOf(form);
  const type = isCalled && form.contentType ? typeBeside(call, form.contentType, headers, optionsOf(call, form)) : [];
  if (change.body !== undefined && headers !== undefined && type.length === 0) {
    properties.push(...jsonHeader(call, undefined, headers, optionsOf(call, form), isAbsent ? undefined : given).added);
  }
  if (change.body !== undefined && form.body.kind === 'property') {
    properties.push(...contentType(file, form), ...type, bodyProperty(form.body, change.body));
  }
  if (isCallback) return argumentEdit(call, (form.options as number) - 1, newObject(file, properties, startOf(node)));
  // Its arguments are not written anew, since the URL is in them.
  if (isCalled && typeof form.url === 'string')
    return wrapInObject(file, given, ['...', ''], { after: properties.slice(1) });
  if (given !== undefined) {
    const text = isAbsent ? newObject(file, properties, startOf(given)) : inlineObject(file, properties);
    return [{ start: startOf(given), end: endOf(given), text }];
  }
  const last = node.arguments.length - 1;
  if (last + 1 !== form.options)
    return refuse(
      'arguments',
      "can't tell where an argument belongs; write the arguments out, or change the call by hand",
    );
  return argumentEdit(call, last, objectArgument(file, node, properties));
}
