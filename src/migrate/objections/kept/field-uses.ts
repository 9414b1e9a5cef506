import type * as t from '@babel/types';
import { classBodyAround, isMember, isMemberOfThis } from '../../../source/node-kinds.ts';
import { nodesOf } from '../../../source/nodes.ts';
import { memberName } from '../../../source/pattern.ts';
import type { SourceFile } from '../../../source/source-file.ts';
import { walk } from '../../../source/walk.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { subclassesOf } from '../../../values/objects/field-writes.ts';
import type { Place } from '../../../values/value.ts';

/** The uses of a field, given as `this.cache`: in its class and those that extend it, and of their objects elsewhere. */
export function usesOfField(evaluator: Evaluator, { node: field, file }: Place<t.MemberExpression>): readonly Place[] {
  const name = memberName(field);
  const body = classBodyAround(file, field);
  const owner = body && file.names.parentOf(body);
  if (body === undefined || owner === undefined || name === undefined) return [];
  const own = usesIn(file, body, name);
  if (field.property.type === 'PrivateName') return own;
  const node = owner as t.Class;
  const heirs = subclassesOf(evaluator, { node, file, env: undefined });
  const inherited = heirs.flatMap((one) => usesIn(one.file, one.node.body, name));
  const classes = new Set<t.Node>([node, ...heirs.map((one) => one.node)]);
  const files = [file, ...evaluator.filesUsing(name).filter(({ path }) => path !== file.path)];
  const outside = files.flatMap((one) =>
    (['MemberExpression', 'OptionalMemberExpression'] as const)
      .flatMap((type) => nodesOf(one, type))
      .filter((member) => memberName(member) === name && member.object.type !== 'ThisExpression')
      .filter((member) => isOneOf(evaluator, { node: member.object, file: one, env: undefined }, classes))
      .map((member): Place => ({ node: member, file: one, env: undefined })),
  );
  return [...own, ...inherited, ...outside];
}

function isOneOf(evaluator: Evaluator, place: Place, classes: ReadonlySet<t.Node>): boolean {
  const value = evaluator.evaluate(place);
  return value.kind === 'instance' && classes.has(value.place.node);
}

/** The uses of `this.cache` in a class. */
function usesIn(file: SourceFile, body: t.Node, name: string): readonly Place[] {
  const found: Place[] = [];
  walk(body, (node) => {
    if (isMember(node) && isMemberOfThis(node) && memberName(node) === name) found.push({ node, file, env: undefined });
  });
  return found;
}
