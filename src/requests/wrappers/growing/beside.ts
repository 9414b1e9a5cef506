import type * as t from '@babel/types';
import { isOutside } from '../../../source/names/outside-name.ts';
import { type CallNode, isMember } from '../../../source/node-kinds.ts';
import { callsByName, nodesOf } from '../../../source/nodes.ts';
import { keyName, lacksProperty, memberName } from '../../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import { breakBefore } from '../../../source/style.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { usesName, walk } from '../../../source/walk.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { subclassesOf } from '../../../values/objects/field-writes.ts';
import { memberNames } from '../../../values/objects/member-names.ts';
import { signaturesToFit } from '../../../values/types/signatures-to-fit.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import type { Growth } from '../../call-site.ts';
import { insertArgument } from '../../edits/argument-edit.ts';
import { calledName } from '../siblings/sibling.ts';
import { isReplaced } from './replaced.ts';

/** What a copy of a function under another name consists of, and where it goes. */
export interface Beside {
  /** The declaration, with `export` before it, or the member. */
  readonly whole: t.Node;
  /** What names the function there. */
  readonly key: t.Node;
  /** What stands between it and the copy. */
  readonly gap: string;
  /** The edits that hand out the copy where the function is handed out: `export { getJson, postJson }`. */
  readonly shown: readonly TextEdit[];
}

const mostLines = 12;

/**
 * The place behind a short function for a copy of it under a name; undefined if the name is taken, or the function must fit a type,
 * is decorated, replaced, or faked by a test.
 */
export function besideOf(evaluator: Evaluator, place: Place<FunctionNode>, name: string): Beside | undefined {
  const { node, file } = place;
  const { whole, key } = holderOf(file, node) ?? {};
  const list = whole && listWith(file, whole);
  if (whole === undefined || key === undefined || list === undefined) return undefined;
  if (file.textOf(whole).split('\n').length > mostLines || isReplaced(evaluator, place)) return undefined;
  if (signaturesToFit(evaluator, place)?.length !== 0) return undefined;
  const isInside = !/Declaration$/.test(whole.type);
  const shown = isInside ? [] : shownAlike(file, key, name);
  if (isFaked(evaluator, keyName({ key }))) return undefined;
  const isFree = isInside ? isFreeMember(evaluator, place, whole, name) : isFreeName(evaluator, file, name);
  const gap = gapBehind(file, list, whole);
  return isFree && gap !== undefined && shown !== undefined ? { whole, key, gap, shown } : undefined;
}

/** Whether a test stands in for a function of that name: its fake has nothing beside it. */
function isFaked(evaluator: Evaluator, name: string | undefined): boolean {
  const isIt = (node: t.Node | undefined) => node?.type === 'StringLiteral' && node.value === name;
  return ['fn', 'spyOn'].some((fake) =>
    evaluator.filesWith(fake).some((file) => {
      const calls = callsByName(file).get(fake) ?? [];
      return calls.some((call) => {
        const parent = file.names.parentOf(call);
        const isHeld = parent?.type === 'ObjectProperty' && keyName(parent) === name;
        return isHeld || call.arguments.some(isIt);
      });
    }),
  );
}

/** The declaration or member that holds a function, and its name there. */
function holderOf({ names }: SourceFile, node: FunctionNode): Pick<Beside, 'whole' | 'key'> | undefined {
  const exported = (one: t.Node): t.Node => {
    const parent = names.parentOf(one);
    return parent?.type === 'ExportNamedDeclaration' ? parent : one;
  };
  if (node.type === 'FunctionDeclaration') return node.id ? { whole: exported(node), key: node.id } : undefined;
  const parent = names.parentOf(node);
  if (parent?.type === 'VariableDeclarator') {
    const declaration = names.parentOf(parent);
    const isAlone = declaration?.type === 'VariableDeclaration' && declaration.declarations.length === 1;
    return isAlone && parent.id.type === 'Identifier' ? { whole: exported(declaration), key: parent.id } : undefined;
  }
  const assigned =
    parent?.type === 'AssignmentExpression' && parent.right === node ? names.parentOf(parent) : undefined;
  if (assigned?.type === 'ExpressionStatement') {
    const { left } = parent as t.AssignmentExpression;
    return isMember(left) && !left.computed ? { whole: assigned, key: left.property } : undefined;
  }
  const isHeld = parent !== undefined && /^(ObjectProperty|Class(Private)?Property)$/.test(parent.type);
  const whole = isHeld ? parent : /Method$/.test(node.type) ? node : undefined;
  if (whole === undefined || !('key' in whole)) return undefined;
  if (('computed' in whole && whole.computed) || ('decorators' in whole && whole.decorators?.length)) return undefined;
  if ('kind' in whole && whole.kind !== 'method') return undefined;
  const key = whole.key.type === 'PrivateName' ? whole.key.id : whole.key;
  return key.type === 'Identifier' ? { whole, key } : undefined;
}

/** The statements or members that a declaration or member is one of. */
function listWith({ names }: SourceFile, whole: t.Node): readonly t.Node[] | undefined {
  const parent = names.parentOf(whole);
  if (parent?.type === 'Program' || parent?.type === 'BlockStatement' || parent?.type === 'ClassBody')
    return parent.body;
  return parent?.type === 'ObjectExpression' ? parent.properties : undefined;
}

/** Whether a name means nothing where a function is declared, nor in files that may take both. */
function isFreeName(evaluator: Evaluator, file: SourceFile, name: string): boolean {
  const isOther = (one: t.Identifier) => {
    const parent = file.names.parentOf(one);
    if (parent === undefined || one.name !== name) return false;
    const isProperty = isMember(parent) && parent.property === one && !parent.computed;
    return !isProperty && !('key' in parent && parent.key === one && !('shorthand' in parent && parent.shorthand));
  };
  if (nodesOf(file, 'Identifier').some(isOther)) return false;
  const others = evaluator.filesWith(name).filter((one) => one.path !== file.path);
  const isModule = file.tree.program.body.some(({ type }) => /^(Import|Export)/.test(type));
  if (!isModule) return others.length === 0 || usesName(file.tree.program, /^(require|module|exports)$/);
  // Two modules that are handed on whole (`export * from`) may not export the same name.
  return !others.some((one) => memberNames(evaluator, { kind: 'module', file: one }).includes(name));
}

/** Whether neither the owner of a member nor a class that extends it has a member of a name, and nothing says that it may have none. */
function isFreeMember(evaluator: Evaluator, { file }: Place, whole: t.Node, name: string): boolean {
  const owner = file.names.parentOf(whole);
  if (whole.type === 'ExpressionStatement') return isFreeAssigned(evaluator, file, whole.expression, name);
  if (owner?.type === 'ObjectExpression') {
    const holder = file.names.parentOf(owner);
    const isPlain = lacksProperty(owner, name);
    const isTyped = file.languagePath.endsWith('ts') || file.languagePath.endsWith('tsx');
    return (
      isPlain && (!isTyped || holder?.type === 'VariableDeclarator' || holder?.type === 'ExportDefaultDeclaration')
    );
  }
  const node = owner && file.names.parentOf(owner);
  if (node?.type !== 'ClassDeclaration' && node?.type !== 'ClassExpression') return false;
  const all = [{ node, file, env: undefined }, ...subclassesOf(evaluator, { node, file, env: undefined })];
  const isBaseKnown = ({ node: one, ...at }: Place<t.Class>) =>
    !one.superClass || evaluator.evaluate({ ...at, node: one.superClass }).kind === 'class';
  return all.every((one) => {
    const members = memberNames(evaluator, { kind: 'instance', place: one, creation: undefined });
    const statics = memberNames(evaluator, { kind: 'class', place: one });
    return isBaseKnown(one) && ![...members, ...statics].some((other) => other.replace(/^#/, '') === name);
  });
}

/** Whether no code sets a member of a name: on the exports of the module, or on anything else that a function is assigned to. */
function isFreeAssigned(evaluator: Evaluator, file: SourceFile, assigned: t.Expression, name: string): boolean {
  const left = assigned.type === 'AssignmentExpression' ? assigned.left : undefined;
  if (!isMember(left) || file.languagePath.endsWith('ts')) return false;
  const isExports = (one: SourceFile, node: t.Node) => isOutside(one, node, /^(module\.)?exports$/);
  const isExported = isExports(file, left.object);
  const files = isExported ? [file] : [...new Set([file, ...evaluator.filesWith(name)])];
  const isSet = (one: SourceFile) => {
    const targets = nodesOf(one, 'AssignmentExpression').map((written) => written.left);
    return targets.some(
      (other) => isMember(other) && memberName(other) === name && !(one !== file && isExports(one, other.object)),
    );
  };
  if (files.some(isSet)) return false;
  const owner = evaluator.evaluate({ node: left.object, file, env: undefined });
  return !memberNames(evaluator, isExported ? { kind: 'module', file } : owner).includes(name);
}

/** The edits that hand out another name where a function is handed out; undefined if one of them cannot. */
function shownAlike(file: SourceFile, key: t.Node, name: string): readonly TextEdit[] | undefined {
  const references = key.type === 'Identifier' ? (file.names.bindingOf(key)?.references ?? []) : [];
  const edits = references.flatMap((one): (TextEdit | undefined)[] => {
    const parent = file.names.parentOf(one);
    const list = parent && file.names.parentOf(parent);
    const isListed = parent?.type === 'ObjectProperty' && parent.shorthand && list?.type === 'ObjectExpression';
    const isExported = parent?.type === 'ExportSpecifier' && keyName({ key: parent.exported }) === keyName({ key });
    if (isListed && !isHandedOut(file, list, name)) return [];
    if (parent === undefined || (!isListed && !isExported)) return [];
    const line = breakBefore(file.text, startOf(parent));
    return [{ start: endOf(parent), end: endOf(parent), text: (line === undefined ? ', ' : `,${line}`) + name }];
  });
  return edits.includes(undefined) ? undefined : edits.filter((one) => one !== undefined);
}

/** Whether an object is what a function returns or a module exports, may have any member, and has none of a name. */
function isHandedOut(file: SourceFile, list: t.ObjectExpression, name: string): boolean {
  const holder = file.names.parentOf(list);
  const isOut = /^(ReturnStatement|ArrowFunctionExpression|AssignmentExpression|ExportDefaultDeclaration)$/;
  return lacksProperty(list, name) && holder !== undefined && isOut.test(holder.type);
}

/** What stands between members of a list, if nothing else is on the last line of one of them. */
function gapBehind(file: SourceFile, list: readonly t.Node[], whole: t.Node): string | undefined {
  const { text } = file;
  const line = breakBefore(text, startOf(whole));
  const isProperty = file.names.parentOf(whole)?.type === 'ObjectExpression';
  const separator = isProperty ? ',' : '';
  if (line === undefined && startOf(whole) > 0) return isProperty ? ', ' : undefined;
  const end = text.indexOf('\n', endOf(whole));
  const rest = text.slice(endOf(whole), end < 0 ? undefined : end).trim();
  if (rest !== '' && rest !== ',') return undefined;
  const index = list.indexOf(whole);
  const [before, next] = [list[index - 1], list[index + 1]];
  const between = next
    ? text.slice(endOf(whole), startOf(next))
    : before
      ? text.slice(endOf(before), startOf(whole))
      : '';
  const isApart =
    between
      .split('\n')
      .slice(1, -1)
      .some((one) => one.trim() === '') ||
    (between === '' && !isProperty);
  return separator + (isApart ? file.style.endOfLine : '') + (line ?? file.style.endOfLine);
}

/**
 * The edits that make the texts in a function name another method: `throw new Error('GET failed')`. A text that is a key, or that
 * other code looks for, stays.
 */
export function textsNaming(
  evaluator: Evaluator,
  { node, file }: Place<FunctionNode>,
  from: string,
  to: string,
): readonly TextEdit[] {
  if (isLookedFor(evaluator, { node, file }, from)) return [];
  const edits: TextEdit[] = [];
  walk(node.body, (one) => {
    if (one.type !== 'StringLiteral' && one.type !== 'TemplateElement') return;
    const parent = file.names.parentOf(one);
    if (parent && isMember(parent)) return;
    const [start, end, old] = [startOf(one), endOf(one), file.textOf(one)];
    const words = old.split(/\b/).map((word) => (word === from ? to : word));
    const text = words.join('');
    if (text !== old) edits.push({ start, end, text });
  });
  return edits;
}

/** Whether code outside of a function compares a text that names a method, or searches for one: `message.startsWith('GET')`. */
function isLookedFor(evaluator: Evaluator, { node, file: home }: Omit<Place, 'env'>, method: string): boolean {
  const names = (text: string) => text.split(/\b/).includes(method);
  return evaluator.filesWith(method).some((file) => {
    const isOutside = (one: t.Node) => file !== home || !contains(node, one);
    const isSought = (one: t.StringLiteral) => {
      const parent = file.names.parentOf(one);
      if (!names(one.value) || !isOutside(one) || parent === undefined) return false;
      if (parent.type === 'BinaryExpression' || parent.type === 'SwitchCase') return true;
      const called =
        parent.type === 'CallExpression' && isMember(parent.callee) ? keyName({ key: parent.callee.property }) : '';
      return /^(startsWith|endsWith|includes|indexOf|match|test|search)$/.test(called ?? '');
    };
    const isPattern = (one: t.RegExpLiteral) => names(one.pattern) && isOutside(one);
    return nodesOf(file, 'StringLiteral').some(isSought) || nodesOf(file, 'RegExpLiteral').some(isPattern);
  });
}

/** Calls a function that is put beside the called one, and passes a parameter to it as the body. */
export function callBeside(
  file: SourceFile,
  node: CallNode,
  { callee, name, behind = 0 }: Growth,
  passed: string,
): readonly TextEdit[] | undefined {
  const called = calledName(node);
  const inserted = insertArgument(file, node, behind, passed);
  const isNear = isMember(node.callee) || callee.file === file;
  return isNear && called && inserted ? [{ start: called.start, end: called.end, text: name }, inserted] : undefined;
}
