import type * as t from '@babel/types';
import { addTo } from '../../source/groups.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import type { Evaluator } from '../evaluate.ts';
import { changesIn } from '../flow/changed-by-callee.ts';
import { FoundOnce } from '../memo.ts';
import { type ClassNode, choiceOf, type Place, unknown, type Value } from '../value.ts';
import { isOwner } from './field-writes.ts';
import { importing } from './foreign-uses.ts';
import { asWrite, usesOfValue, type WrittenMember, writtenIn } from './member-writes.ts';
import { mayBeIt } from './outside-writes.ts';

/** A field of a class or of its instances. */
interface Field {
  readonly name: string;
  readonly kind: 'field' | 'static';
}

const changes = new FoundOnce<ClassNode, WrittenMember>();

/** What a field holds, with what the code base changes in it through that field: `this.paths.genres = path`. */
export function heldByField(evaluator: Evaluator, owner: Place<ClassNode>, field: Field, value: Value): Value {
  if (value.kind === 'choice')
    return { ...value, branches: value.branches.map((one) => heldByField(evaluator, owner, field, one)) };
  if (value.kind !== 'object' && value.kind !== 'array') return value;
  const found = changes.of(evaluator, owner.node, `${field.kind} ${field.name}`, () =>
    changesThrough(evaluator, owner, field),
  );
  if (found.length === 0) return value;
  if (value.kind === 'object') return { ...value, writes: [...value.writes, ...found.map(asWrite)] };
  const { place } = value;
  return choiceOf(
    [unknown(place, 'an array that is changed after its creation'), { ...value, isChanged: true }],
    place,
  );
}

function changesThrough(
  evaluator: Evaluator,
  owner: Place<ClassNode>,
  { name, kind }: Field,
): readonly WrittenMember[] {
  const isIt = isOwner(evaluator, owner, kind);
  const users = importing(evaluator, owner.file).filter((one) => one.text().includes(name));
  const near = evaluator.openAll(users).filter(({ path }) => !isOfTests(path));
  return [owner.file, ...near].flatMap((file) =>
    readsOf(file, name).flatMap(({ owner, node }) => {
      const at = (node: t.Node): Place => ({ node, file, env: undefined });
      const uses = usesOfValue(file, [node]);
      const passed = uses.passed.flatMap((one) =>
        changesIn(evaluator, one, at(one.call)).map((path) => ({ path, value: undefined, node: one.call, file })),
      );
      const all = [...writtenIn(uses), ...passed];
      return all.length > 0 && mayBeIt(evaluator, at(owner), { isIt, mayBe: false }) ? all : [];
    }),
  );
}

/** An expression or a part of a pattern that reads a member, and the object that has it. */
interface Read {
  readonly owner: t.Node;
  readonly node: t.MemberExpression | t.ObjectProperty;
}

const known = new WeakMap<SourceFile, ReadonlyMap<string, readonly Read[]>>();

/** Where a file reads or writes members of that name. */
function readsOf(file: SourceFile, name: string): readonly Read[] {
  const found = known.get(file) ?? readsIn(file);
  known.set(file, found);
  return found.get(name) ?? [];
}

function readsIn(file: SourceFile): ReadonlyMap<string, readonly Read[]> {
  const found = new Map<string, Read[]>();
  const note = (name: string | undefined, owner: t.Node, node: Read['node']): void => {
    if (name !== undefined) addTo(found, name, { owner, node });
  };
  for (const node of nodesOf(file, 'MemberExpression')) {
    note(memberName(node), node.object, node);
  }
  // Example: `const { paths } = this`
  for (const { id, init } of nodesOf(file, 'VariableDeclarator')) {
    if (id.type !== 'ObjectPattern' || !init) continue;
    for (const one of id.properties) if (one.type === 'ObjectProperty') note(keyName(one), init, one);
  }
  return found;
}

/** The member expressions of that name in a file. */
export function membersNamed(file: SourceFile, name: string): readonly t.Node[] {
  return readsOf(file, name).flatMap(({ node }) => (node.type === 'MemberExpression' ? [node] : []));
}
