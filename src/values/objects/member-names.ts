import type * as t from '@babel/types';
import { outsideName } from '../../source/names/outside-name.ts';
import { isCall } from '../../source/node-kinds.ts';
import { keyName, propertyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import { knownText } from '../text/pieces.ts';
import { type ClassNode, choiceOf, type ObjectValue, type Piece, type Place, unknown, type Value } from '../value.ts';
import { classFacts } from './class-facts.ts';
import { namesIn, oneEntry } from './members.ts';
import { baseClass } from './prototype.ts';

/** The known names of the members of a value, including inherited ones; it may have others. */
export function memberNames(evaluator: Evaluator, value: Value): readonly string[] {
  switch (value.kind) {
    case 'object':
      return value.place.node.properties.flatMap((property) =>
        property.type === 'SpreadElement' ? [] : (keyName(property) ?? []),
      );
    case 'instance':
      return [...instanceNames(value.place), ...inherited(evaluator, value.place)];
    case 'class':
      return [...classFacts(value.place).staticMembers.keys()];
    case 'module':
      return exportedNames(value.file);
    case 'choice':
      return [...new Set(value.branches.flatMap((branch) => memberNames(evaluator, branch)))];
    default:
      return [];
  }
}

function instanceNames(place: Place<ClassNode>): readonly string[] {
  const { instanceMembers, added } = classFacts(place);
  return [...instanceMembers.keys(), ...added.keys()];
}

function inherited(evaluator: Evaluator, place: Place<ClassNode>): readonly string[] {
  const base = baseClass(evaluator, place);
  return base === undefined ? [] : memberNames(evaluator, { kind: 'instance', place: base, creation: undefined });
}

function exportedNames(file: SourceFile): readonly string[] {
  return file.tree.program.body.flatMap((statement) => {
    if (statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression') {
      return /^(?:module\.)?exports\.(\w+)$/.exec(outsideName(file, statement.expression.left) ?? '')?.[1] ?? [];
    }
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type === 'VariableDeclaration') return declaration.declarations.flatMap(({ id }) => nameOf(id));
    const declared = declaration && 'id' in declaration && declaration.id ? nameOf(declaration.id as t.Node) : [];
    return [...declared, ...statement.specifiers.flatMap(({ exported }) => nameOf(exported))];
  });
}

function nameOf(node: t.Node): string[] {
  return node.type === 'Identifier' ? [node.name] : [];
}

const mostMembers = 16;

/**
 * A method with a name that is not certain: `client[verb](path)`, where `verb` has a default. If several names are known, or
 * none, it stands for all methods that send requests.
 */
function anyMethod(evaluator: Evaluator, value: Value, place: Place<t.MemberExpression>): Value | undefined {
  const { node, file } = place;
  const call = file.names.parentOf(node);
  if (!node.computed || call === undefined || !isCall(call) || call.callee !== node) return undefined;
  if (value.kind !== 'instance' && value.kind !== 'external') return undefined;
  const [only, ...others] = namesGiven(evaluator.evaluate({ ...place, node: node.property }));
  const name = only === undefined || others.length > 0 ? 'get' : only;
  const method = evaluator.member(value, name, place);
  const isMethod = method.kind === 'function' || method.kind === 'external';
  return isMethod ? choiceOf([method, unknown(place, 'a computed member')], place) : undefined;
}

/** The strings that a value may be, as far as they are known. */
export function namesGiven(value: Value): readonly string[] {
  if (value.kind === 'choice') return value.branches.flatMap(namesGiven);
  const texts = value.kind === 'text' ? [value.pieces] : value.kind === 'unknown' ? (value.among ?? []) : [];
  return texts.flatMap((one) => knownText(one) ?? []);
}

/** The strings that a value is one of, each once; undefined if it may be another one. */
export function namesOf(value: Value): readonly string[] | undefined {
  const branches = value.kind === 'choice' ? value.branches : [value];
  const texts = branches.flatMap((one): readonly (readonly Piece[] | undefined)[] => {
    if (one.kind === 'text') return [one.pieces];
    return (one.kind === 'unknown' && one.among) || [undefined];
  });
  const names = texts.map((pieces) => pieces && knownText(pieces));
  return names.every((name) => name !== undefined) ? [...new Set(names)] : undefined;
}

/** A member with an unknown name: one of all members of a table, if it has few. */
export function anyMember(evaluator: Evaluator, value: Value, place: Place<t.MemberExpression>): Value {
  const { computed, property: node } = place.node;
  const given = computed ? namesOf(evaluator.evaluate({ ...place, node })) : undefined;
  const [only, ...others] = given ?? [];
  if (only !== undefined && others.length === 0) return evaluator.member(value, only, place);
  const method = anyMethod(evaluator, value, place);
  if (method !== undefined) return method;
  if (value.kind === 'unknown' && value.elements)
    return oneEntry(value.elements, place, value.why) ?? unknown(place, 'a computed member');
  const all = namesIn(value);
  // Example: `rows[name]` for each name in `['genres', 'tags']`
  const names = given?.every((name) => all.includes(name)) ? given : all;
  if (names.length === 0 || names.length > mostMembers) return unknown(place, 'a computed member');
  return choiceOf(
    names.map((name) => evaluator.member(value, name, place)),
    place,
  );
}

/** The names of the properties of an object, if it has no others; undefined if they are not all known. */
export function namesHeld({ place, writes }: ObjectValue): readonly string[] | undefined {
  const names = place.node.properties.map(propertyName);
  return writes.length === 0 && names.every((name) => name !== undefined) ? names : undefined;
}
