import type * as t from '@babel/types';
import { callsIn, nodesOf } from '../../source/nodes.ts';
import { contains, type SourceFile, startOf } from '../../source/source-file.ts';
import { besideTests } from '../../source/test-paths.ts';
import type { Evaluator } from '../evaluate.ts';
import { givenTo } from '../given.ts';
import { FoundOnce } from '../memo.ts';
import { knownText, leavesOf } from '../text/pieces.ts';
import { branchesOf, type ClassInstance, type ClassNode, type Place, unknown, type Value } from '../value.ts';
import { spreadMember } from './assigned-object.ts';
import { type ClassFacts, constructorEnvironment } from './class-facts.ts';
import { importing } from './foreign-uses.ts';
import { outsideWrites, writesOf } from './outside-writes.ts';
import { asClass, baseClass, baseOf } from './prototype.ts';

/**
 * What a member of an instance may be assigned other than by `this.name = …`: from outside, by a computed name, or
 * merged in.
 */
export function otherWrites(
  evaluator: Evaluator,
  value: ClassInstance,
  facts: ClassFacts,
  { name, isMethod }: { readonly name: string; readonly isMethod: boolean },
  place: Place,
): readonly Value[] {
  // An object that is merged in holds settings: it replaces a method only if it is known to have one.
  const merged = facts.merged
    .flatMap((one) => mergedMember(evaluator, value, facts, one, name))
    .filter((one) => !isMethod || mayBeFunction(one));
  const byKey = facts.computed.flatMap((one) => computedWrite(evaluator, value, one, name));
  const computed = facts.changed.has(name) ? [unknown(place, `\`${name}\` is changed`), ...byKey] : byKey;
  // Example: `Api.prototype.get = …`, which adds a method to the objects of a constructor function
  const isAdded = facts.added.has(name) && !facts.instanceMembers.has(name);
  const given = (isAdded ? [] : writesFromOutside(evaluator, value.place, name, isMethod ? 'method' : 'field')).map(
    (one) => (one === undefined ? unknown(place, 'changed outside its class') : evaluator.evaluate(one)),
  );
  return [...merged, ...computed, ...given].filter(({ kind }) => kind !== 'undefined');
}

function mayBeFunction(value: Value): boolean {
  return branchesOf(value).some(({ kind }) => kind === 'function');
}

/**
 * The member that `Object.assign(this, options)` sets; in the constructor, for every object created in the code base.
 */
function mergedMember(
  evaluator: Evaluator,
  value: ClassInstance,
  facts: ClassFacts,
  node: t.Node,
  name: string,
): readonly Value[] {
  const { place } = value;
  const isMade = facts.maker !== undefined && contains(facts.maker, node);
  const creations = !isMade ? [] : value.creation === undefined ? creationsOf(evaluator, place) : [value.creation];
  const environments = isMade
    ? creations.map((creation) => constructorEnvironment(evaluator, { ...value, creation }, facts))
    : [];
  const seen = environments.length === 0 ? [place.env] : environments;
  return seen.map((env) => {
    const given: Place = { node, file: place.file, env };
    return spreadMember(evaluator, evaluator.evaluate(given), name, given);
  });
}

/** The value that `this[key] = value` assigns, if `key` may be its name. */
function computedWrite(
  evaluator: Evaluator,
  { place }: ClassInstance,
  { left, right, operator }: t.AssignmentExpression,
  name: string,
): readonly Value[] {
  const at = (node: t.Node): Place => ({ node, file: place.file, env: undefined });
  const key = evaluator.text(at((left as t.MemberExpression).property));
  const names =
    key.length === 1 && key[0]?.kind === 'hole' && key[0].among
      ? key[0].among
      : key.flatMap(leavesOf).map((one) => [one]);
  const known = key.length === 1 ? names.map(knownText) : [knownText(key)];
  if (!known.includes(undefined) && !known.includes(name)) return [];
  return [
    operator === '=' && knownText(key) === name
      ? evaluator.evaluate(at(right))
      : unknown(at(left), 'assigned under a computed name'),
  ];
}

/** Whether a value is a class, or an instance of it. */
export function isOwner(evaluator: Evaluator, place: Place<ClassNode>, kind: string): (value: Value) => boolean {
  return (value) =>
    kind === 'static'
      ? value.kind === 'class' && isSame(value.place, place)
      : value.kind === 'instance' && isA(evaluator, value.place, place);
}

const outside = new FoundOnce<ClassNode, Place | undefined>();

/** What code outside a class writes to a member of its instances, or of the class itself if it is static. */
export function writesFromOutside(
  evaluator: Evaluator,
  place: Place<ClassNode>,
  name: string,
  kind: 'field' | 'method' | 'static',
): readonly (Place | undefined)[] {
  const isIt = isOwner(evaluator, place, kind);
  // Example: `copy.#base = base`, which only code in the class can write
  if (name.startsWith('#')) {
    return outside.of(evaluator, place.node, `${kind} ${name}`, () =>
      writesOf(evaluator, place.file, name, { isIt, mayBe: false }),
    );
  }
  // A class itself is passed to unknown code by a decorator only.
  const mayBe = kind !== 'static' || ('decorators' in place.node && (place.node.decorators?.length ?? 0) > 0);
  // Example: a field that is evaluated while finding the objects that are written to
  return outside.of(evaluator, place.node, `${kind} ${name}`, () =>
    outsideWrites(evaluator, place.file, name, { isIt, mayBe, isMethod: kind === 'method' }),
  );
}

function isA(evaluator: Evaluator, place: Place<ClassNode>, owner: Place<ClassNode>, depth = 0): boolean {
  if (isSame(place, owner)) return true;
  const parent = baseOf(place.file, place.node);
  if (parent === undefined || depth > mostParents) return false;
  const base = baseClass(evaluator, place);
  const bases = base === undefined ? givenAsBase(evaluator, parent, place.file) : [base];
  return bases.some((one) => isA(evaluator, one, owner, depth + 1));
}

const mostParents = 10;

/** The classes that a mixin extends: those passed to its function. */
function givenAsBase(evaluator: Evaluator, parent: t.Node, file: SourceFile): readonly Place<ClassNode>[] {
  const binding = parent.type === 'Identifier' ? file.names.bindingOf(parent) : undefined;
  if (binding?.kind !== 'param') return [];
  return givenTo(evaluator, binding, file).flatMap(({ value }) => (value.kind === 'class' ? [value.place] : []));
}

/** Whether two places are the same class, even if its file was parsed again. */
function isSame(one: Place<ClassNode>, other: Place<ClassNode>): boolean {
  if (one.node === other.node) return true;
  const name = one.node.id?.name;
  const isNamed = name !== undefined && name === other.node.id?.name;
  return one.file.path === other.file.path && (isNamed || startOf(one.node) === startOf(other.node));
}

const made = new FoundOnce<ClassNode, Place<t.NewExpression>>();

/** Every `new` of a class in the code base, and every `super(…)` of its subclasses. */
function creationsOf(evaluator: Evaluator, owner: Place<ClassNode>): readonly Place<t.NewExpression>[] {
  return made.of(evaluator, owner.node, '', () => {
    const files = [owner.file, ...evaluator.openAll(importing(evaluator, owner.file))];
    return files.flatMap((file) =>
      makersIn(file)
        .map((node): Place<t.NewExpression> => ({ node, file, env: undefined }))
        .filter((place) => makes(evaluator, place, owner)),
    );
  });
}

/** The `new` of a class in the code base outside of tests, if there is exactly one, and nothing extends the class. */
export function onlyCreation(evaluator: Evaluator, owner: Place<ClassNode>): Place<t.NewExpression> | undefined {
  const [only, ...others] = besideTests(owner.file.path, creationsOf(evaluator, owner));
  return others.length > 0 || only?.node.type !== 'NewExpression' ? undefined : only;
}

function makes(evaluator: Evaluator, place: Place<t.NewExpression>, owner: Place<ClassNode>): boolean {
  if (place.node.callee.type === 'Super') {
    const value = evaluator.evaluate({ ...place, node: place.node.callee });
    return value.kind === 'instance' && isSame(value.place, owner);
  }
  const made = asClass(evaluator.evaluate({ ...place, node: place.node.callee }));
  return made !== undefined && isA(evaluator, made, owner);
}

function makersIn(file: SourceFile): readonly t.NewExpression[] {
  const supers = callsIn(file).filter(({ callee }) => callee.type === 'Super');
  return [...nodesOf(file, 'NewExpression'), ...(supers as readonly t.Node[] as readonly t.NewExpression[])];
}

const extending = new FoundOnce<ClassNode, Place<ClassNode>>();

/** The subclasses of a class, in its file and in those that import it, that are declared as a class. */
export function subclassesOf(evaluator: Evaluator, owner: Place<ClassNode>): readonly Place<t.Class>[] {
  return heirsOf(evaluator, owner).filter((one): one is Place<t.Class> => 'superClass' in one.node);
}

/** What extends a class or a constructor function. */
export function heirsOf(evaluator: Evaluator, owner: Place<ClassNode>): readonly Place<ClassNode>[] {
  return extending.of(evaluator, owner.node, '', () => {
    const users = importing(evaluator, owner.file).filter((one) => extendsOne.test(one.text()));
    return [owner.file, ...evaluator.openAll(users)].flatMap((file) =>
      classesIn(file)
        .map((node): Place<ClassNode> => ({ node, file, env: undefined }))
        .filter((one) => one.node !== owner.node && isA(evaluator, one, owner)),
    );
  });
}

const extendsOne = /\bextends\b|inherit|\bObject\.create\b|\.prototype\b/;

const classKinds = ['ClassDeclaration', 'ClassExpression', 'FunctionDeclaration', 'FunctionExpression'] as const;

/** The classes and constructor functions of a file that have a base class. */
function classesIn(file: SourceFile): readonly ClassNode[] {
  return classKinds.flatMap((kind): readonly ClassNode[] => nodesOf(file, kind)).filter((one) => baseOf(file, one));
}
