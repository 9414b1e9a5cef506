import type * as t from '@babel/types';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { functionsOf } from '../../requests/wrappers/sending.ts';
import { classBodyAround, isCall, isMember } from '../../source/node-kinds.ts';
import { calledName } from '../../source/nodes.ts';
import { keyName, parametersOf } from '../../source/pattern.ts';
import { type SourceFile, startOf } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givenTo } from '../../values/given.ts';
import { isOfTests } from '../../values/objects/field-writes.ts';
import type { FunctionNode, Place, Value } from '../../values/value.ts';
import type { Note } from '../diagnostic.ts';

/** A function of the code base that a request goes to in place of the library, and where it is chosen. */
interface OtherSender {
  readonly place: Place<FunctionNode>;
  /** Whether it hands on what it is given: then the new request goes through it as the old one does. */
  readonly handsOn: boolean;
}

/** Why a request must stay as it is: what sends it may also be a function that knows the old request alone. */
export function sentByOther(site: CallSite, evaluator: Evaluator): Refusal | undefined {
  const other = othersOf(site, evaluator).find(({ place, handsOn }) => !handsOn && !isOfTests(place.file.path));
  return (
    other &&
    refuse('other-sender', `the request also goes to ${shown(other)}, which does not pass it on; change both by hand`)
  );
}

/** Functions that a test, or other code, gives in place of the library. */
export function otherSenders(site: CallSite, evaluator: Evaluator): Note[] {
  return othersOf(site, evaluator)
    .slice(0, 1)
    .map((other) => ({
      code: 'other-sender',
      message: `the request also goes to ${shown(other)}; check that it accepts the new request`,
    }));
}

function shown({ place: { node, file } }: OtherSender): string {
  return `the function in ${file.path}:${file.positionOf(startOf(node)).line}`;
}

function othersOf(site: CallSite, evaluator: Evaluator): readonly OtherSender[] {
  if (site.double !== undefined || site.node.type === 'ObjectExpression') return [];
  const { node, file } = site.sentBy ?? { node: site.node, file: site.file };
  const callee: Place = { node: node.callee, file, env: undefined };
  const called = evaluator.evaluate(callee);
  // What an interface declares, or what is generated, has its implementations: these are no others.
  if (site.generated !== undefined || (called.kind === 'external' && called.root.kind === 'interface')) return [];
  const values = [called, ...givenAsCallee(evaluator, callee)];
  const functions = values.flatMap(functionsOf).map(({ place }) => place);
  const onTheWay = new Set<t.Node>(site.functions.map((one) => one.node));
  return functions.filter((place) => !onTheWay.has(place.node)).map((place) => ({ place, handsOn: handsOn(place) }));
}

/** What the calls in the code base give for the parameter that is called, or that has the method which is. */
function givenAsCallee(evaluator: Evaluator, { node, file }: Place): readonly Value[] {
  const names: string[] = [];
  let base = node;
  while (isMember(base)) {
    const name = keyName({ key: base.property, computed: base.computed });
    if (name === undefined) return [];
    names.unshift(name);
    base = base.object;
  }
  if (base.type === 'ThisExpression') return givenToField(evaluator, base, file, names);
  return base.type === 'Identifier' ? givenToName(evaluator, base, file, names) : [];
}

function givenToName(evaluator: Evaluator, node: t.Identifier, file: SourceFile, names: readonly string[]) {
  const binding = file.names.bindingOf(node);
  if (binding === undefined) return [];
  return givenTo(evaluator, binding, file).map(({ value, place }) => memberAlong(evaluator, value, names, place));
}

function memberAlong(evaluator: Evaluator, value: Value, names: readonly string[], place: Place): Value {
  return names.reduce((inner, name) => evaluator.member(inner, name, place), value);
}

/** What is given to the constructor of the class around `this` for a field, by the parameter that it is set to. */
function givenToField(evaluator: Evaluator, self: t.Node, file: SourceFile, names: readonly string[]): Value[] {
  const [field, ...rest] = names;
  const maker = field === undefined ? undefined : constructorAround(file, self);
  if (maker === undefined) return [];
  return setFrom(maker, field as string).flatMap((node) => {
    const [base, ...path] = along(node);
    return base?.type === 'Identifier' ? givenToName(evaluator, base, file, [...(path as string[]), ...rest]) : [];
  });
}

function constructorAround(file: SourceFile, node: t.Node): t.ClassMethod | undefined {
  const outer = classBodyAround(file, node);
  return outer?.body.find((one): one is t.ClassMethod => one.type === 'ClassMethod' && one.kind === 'constructor');
}

/** The expressions that a constructor sets a field to, each as one of those that it may be. */
function setFrom(maker: t.ClassMethod, field: string): readonly t.Node[] {
  const declared = maker.params.flatMap((param) => {
    const inner = param.type === 'TSParameterProperty' ? param.parameter : undefined;
    const name = inner?.type === 'AssignmentPattern' ? inner.left : inner;
    return name?.type === 'Identifier' && name.name === field ? [name] : [];
  });
  const assigned: t.Node[] = [];
  walk(maker.body, (node) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    const { object, property, computed } = node.left;
    if (object.type === 'ThisExpression' && keyName({ key: property, computed }) === field)
      assigned.push(...eitherOf(node.right));
  });
  return [...declared, ...assigned];
}

function eitherOf(node: t.Node): readonly t.Node[] {
  if (node.type === 'LogicalExpression') return [...eitherOf(node.left), ...eitherOf(node.right)];
  if (node.type === 'ConditionalExpression') return [...eitherOf(node.consequent), ...eitherOf(node.alternate)];
  return [node];
}

/** `options.fetch` as its base and the names from there. */
function along(node: t.Node): readonly [t.Node, ...string[]] | readonly [] {
  if (!isMember(node)) return [node];
  const [base, ...names] = along(node.object);
  const name = keyName({ key: node.property, computed: node.computed });
  return base === undefined || name === undefined ? [] : [base, ...names, name];
}

/** Whether a function gives the options of a request, which it takes behind the URL, to something that it calls. */
function handsOn({ node, file }: Place<FunctionNode>): boolean {
  const [first, ...others] = parametersOf(node);
  const taken = first?.type === 'RestElement' ? [first] : others;
  const bindings = taken.flatMap((param) => namesIn(param).flatMap((name) => file.names.bindingOf(name) ?? []));
  const used = new Set<t.Node>(bindings.flatMap(({ references }) => references));
  let isGiven = false;
  walk(node.body, (inner) => {
    isGiven ||=
      isCall(inner) && !keeping.test(calledName(inner) ?? '') && inner.arguments.some((one) => isWhole(one, used));
  });
  return isGiven;
}

/** Methods that keep what they are given, and send nothing. */
const keeping = /^(push|unshift|add|set|log|stringify)$/;

/** Whether an argument is one of some names, or an object or a list that one is spread into. */
function isWhole(node: t.Node, used: ReadonlySet<t.Node>): boolean {
  if (node.type === 'SpreadElement') return isWhole(node.argument, used);
  if (node.type !== 'ObjectExpression') return used.has(node);
  return node.properties.some((one) => one.type === 'SpreadElement' && isWhole(one.argument, used));
}

function namesIn(pattern: t.Node): readonly t.Identifier[] {
  const names: t.Identifier[] = [];
  walk(pattern, (node) => {
    if (node.type === 'Identifier') names.push(node);
  });
  return names;
}
