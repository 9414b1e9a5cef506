import type * as t from '@babel/types';
import type { Binding } from '../source/names/bind.ts';
import { firstValue } from '../source/names/outside-name.ts';
import { callAtOnce } from '../source/node-kinds.ts';
import {
  importOf,
  isDefaultOnly,
  type PatternStep,
  parametersOf,
  patternPath,
  withoutDefault,
} from '../source/pattern.ts';
import { contains } from '../source/source-file.ts';
import { loadedModule } from './calls.ts';
import { clientGiven } from './declared/client-given.ts';
import { fixtureGiven } from './declared/fixture-given.ts';
import { propsGiven } from './declared/props-given.ts';
import { nameReceived, registeredUnder } from './declared/provided.ts';
import { takenFromRequest } from './declared/set-on-request.ts';
import { setOnce } from './declared/set-once.ts';
import { argumentPlaces } from './direct-call.ts';
import { elementLooped, elementPassed } from './elements.ts';
import type { Evaluator } from './evaluate.ts';
import { reachingValue } from './flow/flow.ts';
import { underTest } from './flow/under-test.ts';
import { givenTo } from './given.ts';
import { oneEntry } from './objects/members.ts';
import { mutatedValue } from './objects/mutation.ts';
import { restOfObject } from './objects/rest-of-object.ts';
import { restOf } from './self.ts';
import { addressGiven } from './text/address-given.ts';
import { knownText } from './text/pieces.ts';
import { collectedText } from './text/query-text.ts';
import { contextGiven } from './types/context-type.ts';
import { clientByPlace } from './types/contextual-type.ts';
import { typedAsGlobal } from './types/typed-as-global.ts';
import { saysNothing, typedValue } from './types/typed-value.ts';
import {
  choiceOf,
  type Environment,
  external,
  type FunctionNode,
  frameOf,
  isVague,
  type Place,
  unknown,
  type Value,
} from './value.ts';

/** The value of a binding at a reference to it. */
export function bindingValue(evaluator: Evaluator, binding: Binding, place: Place<t.Identifier>): Value {
  return underTest(declaredValue(evaluator, binding, place), binding, place);
}

function declaredValue(evaluator: Evaluator, binding: Binding, place: Place<t.Identifier>): Value {
  const { declaration } = binding;
  switch (declaration.type) {
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
    case 'TSImportEqualsDeclaration':
      return importBinding(evaluator, binding, place);
    case 'ClassDeclaration':
    case 'ClassExpression':
      return binding.kind === 'class'
        ? { kind: 'class', place: { ...place, node: declaration } }
        : parameter(evaluator, binding, place);
    case 'TSEnumDeclaration':
      return { kind: 'enum', place: { ...place, node: declaration } };
    case 'TSEnumMember':
      return declaration.initializer
        ? evaluator.evaluate({ ...place, node: declaration.initializer })
        : unknown(place, 'an enum member without a string value');
    case 'TSModuleDeclaration':
      return { kind: 'namespace', place: { ...place, node: declaration } };
    case 'VariableDeclarator':
      return variable(evaluator, binding, place, declaration);
    default:
      return functionOrParameter(evaluator, binding, place);
  }
}

function functionOrParameter(evaluator: Evaluator, binding: Binding, place: Place): Value {
  const { declaration } = binding;
  if (binding.kind === 'param') return parameter(evaluator, binding, place);
  if (declaration.type !== 'FunctionDeclaration' && declaration.type !== 'FunctionExpression') {
    return unknown(place, 'known only at run time');
  }
  if (binding.writes.length > 0) return unknown(place, 'written to');
  return { kind: 'function', place: { ...place, node: declaration }, self: undefined };
}

function variable(evaluator: Evaluator, binding: Binding, place: Place, declarator: t.VariableDeclarator): Value {
  if (binding.writes.length > 0) {
    if (declarator.id.type !== 'Identifier') return unknown(place, 'reassigned after its declaration');
    const collected = isInLoop(binding, place) ? undefined : collectedText(binding, place);
    if (collected !== undefined) return collected;
    const reached = reachingValue(evaluator, binding, place);
    return isVague(reached)
      ? (setOnce(evaluator, binding, place) ?? typed(evaluator, binding, place) ?? reached)
      : reached;
  }
  const path = patternPath(declarator.id, binding.identifier);
  if (declarator.init == null || path === undefined) {
    const element = elementLooped(evaluator, declarator, binding.identifier, place);
    return element ?? typed(evaluator, binding, place) ?? unknown(place, 'known only at run time');
  }
  const init: Place = { ...place, node: firstValue(place.file, declarator.init, binding.name) };
  const value = follow(evaluator, evaluator.evaluate(init), path, init);
  if (isVague(value)) return typed(evaluator, binding, place) ?? value;
  return mutatedValue(evaluator, value, binding, place);
}

/** Whether a reference stands in one of the changes of its variable. */
function isInLoop({ writes }: Binding, { node }: Place): boolean {
  return writes.some((write) => contains(write, node));
}

function follow(evaluator: Evaluator, value: Value, path: readonly PatternStep[], place: Place): Value {
  let result = value;
  for (const step of path) {
    if (step.name === undefined) {
      result = restOfObject(evaluator, result, step.without, place) ?? unknown(place, 'a rest element');
      continue;
    }
    if (!isDefaultOnly(step)) result = evaluator.member(unlessNull(result), step.name, place);
    if (step.fallback === undefined) continue;
    const fallback: Place = { ...place, node: step.fallback };
    if (result.kind === 'undefined') result = evaluator.evaluate(fallback);
    else if (mayBeUndefined(result)) result = choiceOf([result, evaluator.evaluate(fallback)], place);
  }
  return result;
}

/** A value whose members are read by a pattern, which fails for null. */
function unlessNull(value: Value): Value {
  if (value.kind !== 'choice') return value;
  const others = value.branches.filter((one) => one.kind !== 'primitive' || one.value !== null);
  return others.length === 0 ? value : { ...value, branches: others };
}

/** Whether a default may replace a value; the argument of `load('')` is known to be passed. */
function mayBeUndefined(value: Value): boolean {
  if (value.kind === 'choice') return value.branches.some(mayBeUndefined);
  return value.kind === 'undefined' || isVague(value) || value.kind === 'external';
}

function parameter(evaluator: Evaluator, binding: Binding, place: Place): Value {
  if (binding.writes.length === 0) return receivedValue(evaluator, binding, place);
  // Example: `if (!path.startsWith('/')) path = '/' + path`
  const isPlain = parametersOf(binding.declaration as t.Function).some((param) => isNamed(param, binding));
  return isPlain
    ? reachingValue(evaluator, binding, place, receivedValue(evaluator, binding, place))
    : unknown(place, 'a parameter that is reassigned');
}

/** `path` and `path = ''` */
function isNamed(param: t.Node, { identifier }: Binding): boolean {
  return param === identifier || (param.type === 'AssignmentPattern' && param.left === identifier);
}

/** The value of a parameter before anything else is assigned to it. */
function receivedValue(evaluator: Evaluator, binding: Binding, place: Place): Value {
  const callee = binding.declaration as t.FunctionDeclaration;
  const frame =
    frameOf(place.env, callee) ?? calledAtOnce(evaluator, callee, place) ?? calledWithModule(evaluator, callee, place);
  const params = callee.params && parametersOf(callee);
  const index = params?.findIndex((param) => patternPath(param, binding.identifier) !== undefined) ?? -1;
  const param = params?.[index];
  const path = param && patternPath(param, binding.identifier);
  if (path === undefined) return unknown(place, 'a parameter in a pattern');
  if (frame === undefined) {
    const received = path.length === 0 ? nameReceived(place.file, callee, index, binding.name) : undefined;
    const element = elementPassed(evaluator, callee, index, { binding, path }, place);
    const own = typed(evaluator, binding, place) ?? typedWhole(evaluator, callee, param, path, place);
    const type = own ?? (path.length === 0 ? clientByPlace(evaluator, callee, index, place) : undefined);
    return (
      element ??
      propGiven(evaluator, binding, place) ??
      clientGiven(evaluator, binding, place, type) ??
      type ??
      addressGiven(evaluator, binding, path, place) ??
      fixtureGiven(evaluator, callee, path, place) ??
      (received === undefined ? undefined : registeredUnder(evaluator, received, place)) ??
      takenFromRequest(evaluator, path, place) ??
      notPassed(evaluator, { binding, path, name: received ?? binding.name }, place)
    );
  }
  if (param?.type === 'RestElement') return restOf(frame, index, place);
  const arg = frame.args[index];
  const isGiven = index < frame.args.length;
  if (isGiven && arg === undefined) return typed(evaluator, binding, place) ?? unknown(place, 'spread arguments');
  const given = arg === undefined ? ({ kind: 'undefined' } as const) : evaluator.evaluate(arg);
  const value = follow(evaluator, given, path, { ...(arg ?? place), env: arg?.env ?? frame });
  if (isVague(value)) return typed(evaluator, binding, place) ?? value;
  return value.kind === 'object' || value.kind === 'url' ? mutatedValue(evaluator, value, binding, place) : value;
}

/** What the type of a whole parameter, or the builder that calls the function, says about a part of it. */
function typedWhole(
  evaluator: Evaluator,
  callee: t.Node,
  param: t.Node | undefined,
  path: readonly PatternStep[],
  place: Place,
): Value | undefined {
  const pattern = withoutDefault(param);
  if (pattern === undefined) return undefined;
  const annotation = pattern.type === 'ObjectPattern' ? pattern.typeAnnotation : undefined;
  const whole = annotation ? typedValue(evaluator, annotation, { ...place, node: pattern }) : undefined;
  const given = whole === undefined ? contextGiven(evaluator, callee, path, place) : { value: whole, path };
  const value = given && follow(evaluator, given.value, given.path, place);
  return value === undefined || value.kind === 'undefined' || isVague(value) ? undefined : value;
}

/** One of the values that all JSX elements of a component give for its properties, or for one of them. */
function propGiven(evaluator: Evaluator, binding: Binding, place: Place): Value | undefined {
  const owner = binding.declaration as FunctionNode;
  const tags = propsGiven(evaluator, owner, place.file);
  const given =
    tags.isAll && tags.given.length > 0 ? givenTo(evaluator, binding, place.file).map(({ value }) => value) : [];
  const isKnown = given.every(
    (value) => value.kind === 'object' || (value.kind === 'text' && knownText(value.pieces) !== undefined),
  );
  return isKnown ? oneEntry(given, place, 'a property of a component') : undefined;
}

/** A parameter of a function without known calls: known by its name, or by its default if nothing is passed. */
function notPassed(
  evaluator: Evaluator,
  { binding, path, name }: { readonly binding: Binding; readonly path: readonly PatternStep[]; readonly name: string },
  place: Place,
): Value {
  const { typeAnnotation: type } = binding.identifier;
  const isNamed =
    type?.type === 'TSTypeAnnotation' ? saysNothing(evaluator, { ...place, node: type.typeAnnotation }) : type == null;
  const given = isNamed ? external(place, { kind: 'parameter', name }) : unknown(place, 'a parameter');
  const fallback = path.at(-1)?.fallback;
  return fallback === undefined ? given : choiceOf([given, evaluator.evaluate({ ...place, node: fallback })], place);
}

/** What a type annotation says about a binding whose value is unknown. */
function typed(evaluator: Evaluator, binding: Binding, place: Place): Value | undefined {
  return typedValue(evaluator, binding.identifier.typeAnnotation, place) ?? typedAsGlobal(evaluator, binding, place);
}

function importBinding(evaluator: Evaluator, binding: Binding, place: Place): Value {
  const imported = importOf(binding, place.file.names);
  if (imported === undefined) return unknown(place, 'imported in a way that cannot be followed');
  return evaluator.imported(place, imported);
}

/** The only call of a function that is called immediately: `(function ($) { … })(jQuery)`. */
function calledAtOnce(evaluator: Evaluator, callee: FunctionNode, place: Place): Environment | undefined {
  const node = callAtOnce(place.file, callee);
  return node && evaluator.enter({ ...place, node: callee }, argumentPlaces({ ...place, node }), undefined, place.env);
}

/** The call of a function that receives a module once it is loaded: `import('./api').then(({ get }) => …)`. */
function calledWithModule(evaluator: Evaluator, callee: FunctionNode, place: Place): Environment | undefined {
  const parent = place.file.names.parentOf(callee);
  if (parent?.type !== 'CallExpression' || parent.arguments[0] !== callee) return undefined;
  const loaded = loadedModule(evaluator, { ...place, node: parent });
  return loaded && evaluator.enter({ ...place, node: callee }, [loaded], undefined, place.env);
}
