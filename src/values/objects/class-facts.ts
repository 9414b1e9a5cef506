import type * as t from '@babel/types';
import { addTo } from '../../source/groups.ts';
import { mergesIntoFirst } from '../../source/names/changing-calls.ts';
import { constructorOf } from '../../source/node-kinds.ts';
import { keyName, memberName, targetsOf } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import { argumentPlaces } from '../direct-call.ts';
import type { Evaluator } from '../evaluate.ts';
import type { ClassInstance, ClassNode, Place } from '../value.ts';
import { type AddedMember, addedMembers, isThis } from './prototype.ts';

export type ClassMember =
  | t.ClassMethod
  | t.ClassPrivateMethod
  | t.ClassProperty
  | t.ClassPrivateProperty
  | t.ClassAccessorProperty;

/** The members of a class, or of a function called with `new`, as it declares them; `#x` is a private one. */
export interface ClassFacts {
  /** Its constructor. */
  readonly maker: t.ClassMethod | t.FunctionDeclaration | t.FunctionExpression | undefined;
  readonly instanceMembers: ReadonlyMap<string, ClassMember>;
  /** The abstract members, which its subclasses define. */
  readonly abstract: ReadonlySet<string>;
  readonly staticMembers: ReadonlyMap<string, ClassMember>;
  /** Members that are added outside its body. */
  readonly added: ReadonlyMap<string, AddedMember>;
  /** `constructor(private http: HttpClient)`: the identifiers. */
  readonly parameterProperties: ReadonlyMap<string, t.Identifier>;
  /** `this.x = …` anywhere in the class. */
  readonly writes: ReadonlyMap<string, readonly t.AssignmentExpression[]>;
  /** The fields that are changed in any other way: `[this.x] = …`, `this.x++`. */
  readonly changed: ReadonlySet<string>;
  /** `this[key] = …` */
  readonly computed: readonly t.AssignmentExpression[];
  /** The sources of `Object.assign(this, …)`. */
  readonly merged: readonly t.Node[];
}

const known = new WeakMap<ClassNode, ClassFacts>();

/** Reads a class once. */
export function classFacts(place: Place<ClassNode>): ClassFacts {
  const facts = known.get(place.node) ?? readClass(place);
  known.set(place.node, facts);
  return facts;
}

function readClass({ node, file }: Place<ClassNode>): ClassFacts {
  const added = addedMembers(file, node).ofInstances;
  if (node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression') {
    return {
      maker: node,
      instanceMembers: new Map(),
      abstract: new Set(),
      staticMembers: new Map(),
      added,
      parameterProperties: new Map(),
      ...selfWrites(file, [node.body, ...added.values()]),
    };
  }
  const members = node.body.body.filter(isMember);
  const maker = constructorOf(node.body);
  return {
    maker,
    instanceMembers: byName(members.filter((member) => !member.static && member !== maker)),
    abstract: new Set(
      node.body.body.flatMap((one) => ('abstract' in one && one.abstract && 'key' in one ? (keyName(one) ?? []) : [])),
    ),
    staticMembers: byName(members.filter((member) => member.static)),
    added,
    parameterProperties: parameterProperties(maker),
    ...selfWrites(file, [node.body, ...added.values()]),
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

function selfWrites(
  file: SourceFile,
  bodies: readonly t.Node[],
): Pick<ClassFacts, 'writes' | 'changed' | 'computed' | 'merged'> {
  const writes = new Map<string, t.AssignmentExpression[]>();
  const computed: t.AssignmentExpression[] = [];
  const merged: t.Node[] = [];
  const changed = new Set<string>();
  const note = (inner: t.Node): void => {
    if (inner.type === 'CallExpression') merged.push(...mergedBy(file, inner));
    for (const target of targetsOf(inner)) {
      if (target.type !== 'MemberExpression' || !isThis(file, target.object)) continue;
      const name = memberName(target);
      if (inner.type !== 'AssignmentExpression' || inner.left !== target) changed.add(name ?? '');
      else if (name === undefined) computed.push(inner);
      else addTo(writes, name, inner);
    }
  };
  for (const body of bodies) walk(body, note);
  return { writes, changed, computed, merged };
}

/** `Object.assign(this, options)` */
function mergedBy(file: SourceFile, call: t.CallExpression): readonly t.Node[] {
  const [target, ...given] = call.arguments;
  return target?.type === 'ThisExpression' && mergesIntoFirst(file, call) ? given : [];
}

/** The constructor call that created an instance, if it is known. */
export function constructorEnvironment(
  evaluator: Evaluator,
  { place, creation, whole }: ClassInstance,
  facts: ClassFacts,
): Place['env'] {
  if (facts.maker === undefined || creation === undefined) return place.env;
  const self: ClassInstance = whole ?? { kind: 'instance', place, creation };
  return evaluator.enter({ ...place, node: facts.maker }, argumentPlaces(creation), self, creation.env);
}
