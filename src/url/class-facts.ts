import type * as t from '@babel/types';
import { keyName } from '../source/pattern.ts';
import { walk } from '../source/walk.ts';

export type ClassMember =
  | t.ClassMethod
  | t.ClassPrivateMethod
  | t.ClassProperty
  | t.ClassPrivateProperty
  | t.ClassAccessorProperty;

/** What a class body says of its members; `#x` names a private one. */
export interface ClassFacts {
  /** Its constructor. */
  readonly maker: t.ClassMethod | undefined;
  readonly instanceMembers: ReadonlyMap<string, ClassMember>;
  readonly staticMembers: ReadonlyMap<string, ClassMember>;
  /** `constructor(private http: HttpClient)`: the identifiers. */
  readonly parameterProperties: ReadonlyMap<string, t.Identifier>;
  /** `this.x = …` anywhere in the class. */
  readonly writes: ReadonlyMap<string, readonly t.AssignmentExpression[]>;
}

const known = new WeakMap<t.Class, ClassFacts>();

/** Reads a class once. */
export function classFacts(node: t.Class): ClassFacts {
  const facts = known.get(node) ?? readClass(node);
  known.set(node, facts);
  return facts;
}

function readClass(node: t.Class): ClassFacts {
  const members = node.body.body.filter(isMember);
  const maker = members.find((member) => member.type === 'ClassMethod' && member.kind === 'constructor');
  return {
    maker: maker as t.ClassMethod | undefined,
    instanceMembers: byName(members.filter((member) => !member.static && member !== maker)),
    staticMembers: byName(members.filter((member) => member.static)),
    parameterProperties: parameterProperties(maker as t.ClassMethod | undefined),
    writes: selfWrites(node),
  };
}

function isMember(node: t.Node): node is ClassMember {
  return /^Class(Private|Accessor)?(Method|Property)$/.test(node.type);
}

function byName(members: readonly ClassMember[]): Map<string, ClassMember> {
  const named = new Map<string, ClassMember>();
  for (const member of members) {
    const name = keyName(member);
    if (name !== undefined && !(member.type === 'ClassMethod' && member.kind === 'set')) named.set(name, member);
  }
  return named;
}

function parameterProperties(maker: t.ClassMethod | undefined): Map<string, t.Identifier> {
  const properties = new Map<string, t.Identifier>();
  for (const param of maker?.params ?? []) {
    if (param.type !== 'TSParameterProperty') continue;
    const identifier = param.parameter.type === 'AssignmentPattern' ? param.parameter.left : param.parameter;
    if (identifier.type === 'Identifier') properties.set(identifier.name, identifier);
  }
  return properties;
}

function selfWrites(node: t.Class): Map<string, t.AssignmentExpression[]> {
  const writes = new Map<string, t.AssignmentExpression[]>();
  walk(node.body, (inner) => {
    if (inner.type !== 'AssignmentExpression' || inner.left.type !== 'MemberExpression') return;
    if (inner.left.object.type !== 'ThisExpression') return;
    const name = keyName({ key: inner.left.property, computed: inner.left.computed });
    if (name !== undefined) writes.set(name, [...(writes.get(name) ?? []), inner]);
  });
  return writes;
}
