import type * as t from '@babel/types';
import { type CallNode, isCall, isMember } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { importOf, keyName, lastName, objectLiteral, propertyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import type { Evaluator } from '../evaluate.ts';
import { returnedValue } from '../returns.ts';
import { knownText, piecesOf } from '../text/pieces.ts';
import { typedValue } from '../types/typed-value.ts';
import { choiceOf, type External, type Place, type Value } from '../value.ts';
import { declaredName } from './exports.ts';

/** Functions of frameworks that return what other code of the application provides under a key. */
const readers = /^(useContext|use|inject|getContext)$/;
const frameworks = /^(react|preact(\/\w+)?|solid-js|vue|@vue\/\w[\w-]*|svelte|nuxt\/app|#app|#imports|@angular\/core)$/;

/** Functions and methods that provide a value under a key. */
const providers = /^(provide|setContext|decorate|inject)$/;

/** The methods of an AngularJS module that register a value under a name. */
const registering = /^(constant|value)$/;

/** The methods of an AngularJS module whose functions receive values by name: behind a name of their own, or first. */
const receiving = /^(factory|service|controller|provider|directive|filter|component|decorator)$/;
const receivingFirst = /^(config|run)$/;

/** A name, or the call that creates a key: `createContext(…)`, `Symbol(…)`. */
type Key = string | Place<CallNode>;

/**
 * What `inject('komga')`, `useContext(Context)` and similar calls return: what the code base provides under that key,
 * or what the type of the call or of the key says.
 */
export function injectedValue(
  evaluator: Evaluator,
  { root, steps }: External,
  args: readonly (Place | undefined)[],
  place: Place<t.CallExpression>,
): Value | undefined {
  const last = steps.at(-1);
  const name = last?.kind === 'member' ? last.name : root.name;
  const isOfFramework = root.kind === 'module' ? frameworks.test(root.source) : root.kind === 'global';
  const [key] = args;
  if (!isOfFramework || !readers.test(name) || key === undefined) return undefined;
  const known = keyOf(evaluator, key);
  if (known === undefined) return undefined;
  const values = valuesUnder(evaluator, known, key);
  return oneOf(values, place) ?? typedByKey(evaluator, known, place);
}

/** What the code base provides under a name: `app.provide('komga', client)`, `{ provide: { komga: client } }`. */
export function providedUnder(evaluator: Evaluator, name: string, place: Place): Value | undefined {
  return oneOf(valuesUnder(evaluator, name, place), place);
}

/** What the code base registers in an AngularJS module under a name: `module.constant('API', '/api/v1')`. */
export function registeredUnder(evaluator: Evaluator, name: string, place: Place): Value | undefined {
  return oneOf(valuesUnder(evaluator, name, place, registering), place);
}

/**
 * The name of the value that a function of an AngularJS module receives at a position: `API` for
 * `['API', function (at) { … }]`, and for `module.factory('books', function (API) { … })`.
 */
export function nameReceived({ names }: SourceFile, owner: t.Node, index: number, name: string): string | undefined {
  const parent = names.parentOf(owner);
  if (parent?.type === 'ArrayExpression' && parent.elements.at(-1) === owner) {
    const given = parent.elements[index];
    return given?.type === 'StringLiteral' ? given.value : undefined;
  }
  if (parent?.type !== 'CallExpression' || !isMember(parent.callee)) return undefined;
  // The function of `list.filter((book) => …)` comes first, and receives nothing by name.
  const methods = parent.arguments[0] === owner ? receivingFirst : receiving;
  return methods.test(lastName(parent.callee) ?? '') ? name : undefined;
}

function oneOf(values: readonly Value[], place: Place): Value | undefined {
  return values.length > 1 ? choiceOf(values, place) : values[0] && asProvided(values[0]);
}

function asProvided(value: Value): Value {
  if (value.kind !== 'text') return value;
  const pieces = value.pieces.map((one) => (one.kind === 'text' ? { ...one, isProvided: true } : one));
  return { ...value, pieces };
}

function keyOf(evaluator: Evaluator, place: Place): Key | undefined {
  const made = creationOf(evaluator, place);
  return made ?? knownText(piecesOf(evaluator.evaluate(place), place));
}

/** The call in the declaration of a constant, which may be imported. */
function creationOf(evaluator: Evaluator, { node, file }: Place): Place<CallNode> | undefined {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const imported = binding && importOf(binding, file.names);
  const found = imported && declaredName(evaluator, file, imported);
  if (found !== undefined) {
    const own = found.file.names.lookup(found.name, found.file.tree.program)?.identifier;
    return own && own !== node ? creationOf(evaluator, { node: own, file: found.file, env: undefined }) : undefined;
  }
  const init = binding?.declaration.type === 'VariableDeclarator' ? binding.declaration.init : undefined;
  return init && isCall(init) ? { node: init, file, env: undefined } : undefined;
}

function isSame(one: Key | undefined, other: Key): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one?.node === other.node;
}

/** The different values that the code base provides under a key, except for those that are not known. */
function valuesUnder(evaluator: Evaluator, key: Key, place: Place, by = providers): readonly Value[] {
  const { node, file } = place;
  const name = typeof key === 'string' ? key : node.type === 'Identifier' ? node.name : '';
  const files = [...new Set([file, ...evaluator.filesWith(name)])].filter((one) => !isOfTests(one.path));
  const places = new Map(files.flatMap((one) => providedIn(evaluator, one, key, by)).map((one) => [one.node, one]));
  const isToken = typeof key !== 'string' && lastName(key.node.callee) === 'InjectionToken';
  const initial = typeof key === 'string' ? undefined : key.node.arguments[0];
  if (initial && typeof key !== 'string' && !isToken) places.set(initial, { ...key, node: initial });
  const made = isToken ? madeFor(evaluator, files, key) : [];
  return [...[...places.values()].map((one) => evaluator.evaluate(one)), ...made].filter(({ kind }) =>
    (isToken || by === registering ? ofTokens : ofKeys).test(kind),
  );
}

const ofKeys = /^(instance|object|function|class|external|module)$/;
const ofTokens = /^(instance|object|function|class|external|module|text|choice)$/;

/**
 * The values of an Angular token: `{ provide: API_URL, useValue: '/api/v1' }`, `{ provide: API_URL, useFactory: () => … }`,
 * and what its own `factory` returns if nothing else is provided.
 */
function madeFor(evaluator: Evaluator, files: readonly SourceFile[], key: Place<CallNode>): readonly Value[] {
  const returned = (place: Place): Value[] => {
    const value = evaluator.evaluate(place);
    return value.kind === 'function' ? [returnedValue(evaluator, value, [], place)] : [];
  };
  const given = files.flatMap((file) =>
    nodesOf(file, 'ObjectProperty').flatMap((one) => {
      const provider = keyName(one) === 'provide' ? file.names.parentOf(one) : undefined;
      const at = (node: t.Node): Place => ({ node, file, env: undefined });
      if (provider?.type !== 'ObjectExpression' || !isSame(keyOf(evaluator, at(one.value)), key)) return [];
      return provider.properties.flatMap((other): Value[] => {
        const name = propertyName(other);
        const value = other.type === 'ObjectProperty' ? other.value : other;
        if (name === 'useFactory') return returned(at(value));
        return /^use(Value|Class|Existing)$/.test(name ?? '') ? [evaluator.evaluate(at(value))] : [];
      });
    }),
  );
  const options = key.node.arguments[1];
  if (given.length > 0 || options === undefined) return given;
  const factory = evaluator.member(evaluator.evaluate({ ...key, node: options }), 'factory', { ...key, node: options });
  return factory.kind === 'function' ? [returnedValue(evaluator, factory, [], key)] : [];
}

/** The expressions that a file provides under a key. */
function providedIn(evaluator: Evaluator, file: SourceFile, key: Key, by: RegExp): readonly Place[] {
  const at = (node: t.Node): Place => ({ node, file, env: undefined });
  const calls = nodesOf(file, 'CallExpression').flatMap(({ callee, arguments: [first, second] }) => {
    if (!first || !second || !by.test(lastName(callee) ?? '')) return [];
    return isSame(keyOf(evaluator, at(first)), key) ? [at(second)] : [];
  });
  if (typeof key !== 'string') return [...calls, ...givenByTags(evaluator, file, key)];
  const tables = nodesOf(file, 'ObjectProperty').flatMap((one) => {
    const table = keyName(one) === 'provide' ? objectLiteral(one.value) : undefined;
    return (table?.properties ?? []).flatMap((own) =>
      own.type === 'ObjectProperty' && keyName(own) === key ? [at(own.value)] : [],
    );
  });
  return [...calls, ...tables];
}

/** `<Context.Provider value={client}>` */
function givenByTags(evaluator: Evaluator, file: SourceFile, key: Key): readonly Place[] {
  return nodesOf(file, 'JSXOpeningElement').flatMap(({ name, attributes }) => {
    const node = name.type === 'JSXMemberExpression' && name.property.name === 'Provider' ? name.object : name;
    const binding = node.type === 'JSXIdentifier' ? file.names.lookup(node.name, node) : undefined;
    const id = binding?.identifier;
    if (id === undefined || !isSame(keyOf(evaluator, { node: id, file, env: undefined }), key)) return [];
    return attributes.flatMap((one) => {
      const given = one.type === 'JSXAttribute' && one.name.name === 'value' ? one.value : undefined;
      const value = given?.type === 'JSXExpressionContainer' ? given.expression : undefined;
      return value ? [{ node: value, file, env: undefined }] : [];
    });
  });
}

/** What the type in `inject<Komga>('komga')`, or that of the key, says. */
function typedByKey(evaluator: Evaluator, key: Key, place: Place<t.CallExpression>): Value | undefined {
  const type = typeGiven(key, place);
  return type && typedValue(evaluator, asAnnotation(type.node), type);
}

/** `inject<Komga>('komga')`, `createContext<Komga | null>(null)`, `const key: InjectionKey<Komga>` */
function typeGiven(key: Key, place: Place<t.CallExpression>): Place<t.TSType> | undefined {
  const own = firstType(place.node.typeParameters);
  if (own !== undefined || typeof key === 'string') return own && { ...place, node: own };
  const holder = key.file.names.parentOf(key.node);
  const id = holder?.type === 'VariableDeclarator' && holder.id.type === 'Identifier' ? holder.id : undefined;
  const written = id?.typeAnnotation?.type === 'TSTypeAnnotation' ? id.typeAnnotation.typeAnnotation : undefined;
  const named = written?.type === 'TSTypeReference' ? firstType(written.typeParameters) : undefined;
  const type = firstType(key.node.typeParameters) ?? named;
  return type && { ...key, node: type };
}

/** Whether a variable holds a value that was injected with the type `any`, so that no call of it takes types. */
export function isGivenAsAny(evaluator: Evaluator, { node, file }: Place): boolean {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const init = binding?.declaration.type === 'VariableDeclarator' ? binding.declaration.init : undefined;
  if (init?.type !== 'CallExpression' || !readers.test(lastName(init.callee) ?? '')) return false;
  const place = { node: init, file, env: undefined };
  const [argument] = init.arguments;
  const key = argument && keyOf(evaluator, { ...place, node: argument });
  return key !== undefined && typeGiven(key, place)?.node.type === 'TSAnyKeyword';
}

function firstType(given: t.Node | null | undefined): t.TSType | undefined {
  return given?.type === 'TSTypeParameterInstantiation' ? given.params[0] : undefined;
}

function asAnnotation(typeAnnotation: t.TSType): t.TSTypeAnnotation {
  return { type: 'TSTypeAnnotation', typeAnnotation } as t.TSTypeAnnotation;
}

/** What the preload script of Electron gives the code of a page: `contextBridge.exposeInMainWorld('api', { … })`. */
export function exposedUnder(evaluator: Evaluator, name: string): Value | undefined {
  const files = evaluator.filesWith('exposeInMainWorld').filter(({ path }) => !isOfTests(path));
  const values = files.flatMap((file) => providedIn(evaluator, file, name, /^exposeInMainWorld$/));
  return values.length === 1 && values[0] !== undefined ? evaluator.evaluate(values[0]) : undefined;
}

/** `useNuxtApp().$komga`, `window.komga` and `fastify.komga`: a member that other code of the application adds. */
export function addedToApp(
  evaluator: Evaluator,
  { root, steps }: External,
  name: string,
  place: Place,
): Value | undefined {
  const isPage = root.kind === 'global' && steps.length === 0 && /^(window|globalThis|self)$/.test(root.name);
  if (isPage) return evaluator.provided(place, name) ?? exposedUnder(evaluator, name);
  const isNuxt = root.name === 'useNuxtApp' && steps.at(-1)?.kind === 'call' && name.startsWith('$');
  if (isNuxt) return providedUnder(evaluator, name.slice(1), place);
  const isFastify = root.kind === 'type' && /^Fastify(Instance|Request|Reply)$/.test(root.name);
  return isFastify ? providedUnder(evaluator, name, place) : undefined;
}
