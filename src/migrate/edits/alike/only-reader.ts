import type * as t from '@babel/types';
import { isOnlyShown } from '../../../requests/on-the-way/log-call.ts';
import type { Binding } from '../../../source/names/bind.ts';
import { foreignNames } from '../../../source/names/foreign-names.ts';
import { classBodyAround, isCast, isMember, rootOf } from '../../../source/node-kinds.ts';
import { nodesOf } from '../../../source/nodes.ts';
import { keyName, memberName } from '../../../source/pattern.ts';
import { endOf, isNamedAround, type SourceFile, startOf } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { walk } from '../../../source/walk.ts';
import type { Codebase } from '../../../values/codebase.ts';
import { evaluatorOf } from '../../../values/evaluate.ts';
import { subclassesOf } from '../../../values/objects/field-writes.ts';
import type { UrlEdit } from '../../../values/text/edit.ts';
import type { Via } from '../../../values/value.ts';
import { readsOnlyKeys } from '../../objections/used-beside.ts';
import { isDeclaredInExport } from '../../objections/uses.ts';

/** A file, and the code base around it. */
export interface Within {
  readonly file: SourceFile;
  readonly codebase: Codebase | undefined;
}

/** Whether everything that reads the target of a reference has made the same claim. */
export function isOnlyReader(
  { file, codebase }: Within,
  { node, file: home }: Via,
  claimed: ReadonlySet<t.Node>,
  edit: Pick<UrlEdit, 'edits'>,
): boolean {
  if (home !== file) return false;
  const target = node.type === 'CallExpression' ? node.callee : node;
  if (isUsedAround({ file, codebase }, rootOf(target))) return false;
  const binding = target.type === 'Identifier' ? file.names.bindingOf(target) : undefined;
  if (binding !== undefined) return !isDeclaredInExport(file, binding.declaration) && readersOf(file, binding, claimed);
  if (target.type !== 'MemberExpression') return false;
  return memberReaders({ file, codebase }, target, claimed, edit);
}

/** Whether other code may use a variable without an import: markup around a script, or another script of the page. */
function isUsedAround({ file, codebase }: Within, root: t.Node): boolean {
  const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
  if (binding === undefined || binding.scope !== file.names.root) return false;
  if (isNamedAround(file, binding.name)) return true;
  const others = codebase?.isShared?.(file) === true ? (codebase.filesUsing?.(binding.name) ?? []) : [];
  const isOther = (one: SourceFile) => one.path !== file.path && foreignNames(one).has(binding.name);
  return others.some((closed) => closed.open().some(isOther));
}

function readersOf(file: SourceFile, binding: Binding, claimed: ReadonlySet<t.Node>): boolean {
  return binding.references.every((reference) => {
    const parent = file.names.parentOf(reference);
    if (claimed.has(reference) || (parent !== undefined && claimed.has(parent) && isCallee(parent, reference)))
      return true;
    if (binding.writes.some((write) => write.type === 'AssignmentExpression' && write.left === reference)) return true;
    if (parent?.type === 'MemberExpression' && parent.object === reference && !claimed.has(parent))
      return isQueryAccess(parent) || isAssigned(file, parent);
    return isOnlyShown(file, reference);
  });
}

/** An assignment to a member does not read it. */
function isAssigned(file: SourceFile, member: t.MemberExpression): boolean {
  const parent = file.names.parentOf(member);
  return parent?.type === 'AssignmentExpression' && parent.operator === '=' && parent.left === member;
}

/** `url.searchParams` and `url.search` of a URL object do not read its path. */
function isQueryAccess({ property }: t.MemberExpression): boolean {
  return property.type === 'Identifier' && /^(searchParams|search|hash|host|origin)$/.test(property.name);
}

function isCallee(parent: t.Node, reference: t.Node): boolean {
  return parent.type === 'CallExpression' && parent.callee === reference;
}

/**
 * `TABLE.series`, `this.path`: every member of that name in the file must be claimed, and the object must not leave it.
 */
function memberReaders(
  { file, codebase }: Within,
  target: t.MemberExpression,
  claimed: ReadonlySet<t.Node>,
  { edits }: Pick<UrlEdit, 'edits'>,
): boolean {
  const name = memberName(target);
  if (target.object.type === 'ThisExpression')
    return name !== undefined && privateReaders({ file, codebase }, target, name, claimed);
  let base: t.Node = target;
  while (base.type === 'MemberExpression') base = base.object;
  const binding = base.type === 'Identifier' ? file.names.bindingOf(base) : undefined;
  if (binding === undefined || isDeclaredInExport(file, binding.declaration)) return false;
  // Example: `const paths = new Paths()`, of a class that other files import
  const { declaration } = binding;
  const isElsewhere = ({ start, end }: TextEdit) => start < startOf(declaration) || endOf(declaration) < end;
  if (edits.filter(isElsewhere).some(({ start }) => standsInExport(file, start))) return false;
  const path = file.textOf(target);
  return binding.references.every((reference) => {
    let node: t.Node = reference;
    for (;;) {
      const parent = file.names.parentOf(node);
      if (parent?.type !== 'MemberExpression' || parent.object !== node) break;
      node = parent;
      if (claimed.has(node)) return true;
      if (parent.computed && !isLiteralKey(parent)) return false;
      if (!path.startsWith(file.textOf(node))) return true;
    }
    return node === reference && readsOnlyKeys(file, reference);
  });
}

function isLiteralKey({ property }: t.MemberExpression): boolean {
  return property.type === 'StringLiteral' || property.type === 'NumericLiteral';
}

/** A private field can be read only in its class, where every member of its name must be claimed. */
function privateReaders(
  { file, codebase }: Within,
  target: t.Node,
  name: string,
  claimed: ReadonlySet<t.Node>,
): boolean {
  const owner = classBodyAround(file, target);
  if (owner === undefined || (!isPrivate(owner, name) && !isOnlyInherited({ file, codebase }, owner, name)))
    return false;
  let isAll = !nodesOf(file, 'MemberExpression').some((one) => memberName(one) === name && goesAround(one));
  walk(owner, (node) => {
    if (
      node.type === 'ObjectPattern' &&
      node.properties.some((one) => one.type !== 'RestElement' && keyName(one) === name)
    )
      isAll = false;
    if (!isMember(node) || claimed.has(node)) return;
    if (memberName(node) === name) isAll = false;
  });
  return isAll;
}

/** `client['load']` and `(client as any).load` read a member that is declared as private. */
function goesAround({ object, computed }: t.MemberExpression): boolean {
  return computed || isCast(object);
}

function isPrivate(body: t.ClassBody, name: string): boolean {
  return name.startsWith('#') || accessOf(body, name) === 'private';
}

function accessOf({ body }: t.ClassBody, name: string): string | null | undefined {
  const member = body.find((one) => 'key' in one && keyName(one) === name);
  return member !== undefined && 'accessibility' in member ? member.accessibility : undefined;
}

/** Whether a member is for subclasses, and the code base has none. */
function isOnlyInherited({ file, codebase }: Within, body: t.ClassBody, name: string): boolean {
  const node = file.names.parentOf(body);
  if (codebase === undefined || accessOf(body, name) !== 'protected' || node === undefined) return false;
  return subclassesOf(evaluatorOf(codebase), { node: node as t.Class, file, env: undefined }).length === 0;
}

/** Whether an offset is in an export statement. */
function standsInExport({ tree }: SourceFile, offset: number): boolean {
  const statement = tree.program.body.find((one) => startOf(one) <= offset && offset < endOf(one));
  return statement !== undefined && /^Export(Named|Default)Declaration$/.test(statement.type);
}
