import type * as t from '@babel/types';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { functionsOf } from '../../requests/wrappers/sending.ts';
import { classBodyAround, constructorOf, isCall, isMember } from '../../source/node-kinds.ts';
import { calledName } from '../../source/nodes.ts';
import { keyName, memberName, parametersOf, withoutDefault } from '../../source/pattern.ts';
import { type SourceFile, startOf } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givenTo } from '../../values/given.ts';
import type { FunctionNode, Place, Value } from '../../values/value.ts';
import type { Note } from '../diagnostic.ts';

/** A function of the code base that may send a request in place of the library, and where it is chosen. */
interface OtherSender {
  readonly place: Place<FunctionNode>;
  /** Whether it passes on its arguments: then it sends the new request as it does the old one. */
  readonly handsOn: boolean;
}

/** Why a request must stay unchanged: it may also be sent by a function that knows only the old request. */
export function sentByOther(site: CallSite, evaluator: Evaluator): Refusal | undefined {
  const other = othersOf(site, evaluator).find(({ place, handsOn }) => !handsOn && !isOfTests(place.file.path));
  return (
    other &&
    refuse('other-sender', `the request also goes to ${shown(other)}, which does not pass it on; change both by hand`)
  );
}

/** Notes on functions that a test, or other code, passes in place of the library. */
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
  if (site.double !== undefined || site.isStated === true || site.node.type === 'ObjectExpression') return [];
  const { node, file } = site.sentBy ?? { node: site.node, file: site.file };
  const callee: Place = { node: node.callee, file, env: undefined };
  const called = evaluator.evaluate(callee);
  // The implementations of an interface or of generated code are not replacements.
  if (site.generated !== undefined || (called.kind === 'external' && called.root.kind === 'interface')) return [];
  const values = [called, ...givenAsCallee(evaluator, callee)];
  const functions = values.flatMap(functionsOf).map(({ place }) => place);
  const onTheWay = new Set<t.Node>(site.functions.map((one) => one.node));
  return functions.filter((place) => !onTheWay.has(place.node)).map((place) => ({ place, handsOn: handsOn(place) }));
}

/** The arguments that calls in the code base pass for the parameter that is called, or whose method is. */
function givenAsCallee(evaluator: Evaluator, { node, file }: Place): readonly Value[] {
  const names: string[] = [];
  let base = node;
  while (isMember(base)) {
    const name = memberName(base);
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

/** The arguments that the constructor of the class around `this` receives for a field. */
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
  return outer && constructorOf(outer);
}

/** The expressions that a constructor assigns to a field, each possible one separately. */
function setFrom(maker: t.ClassMethod, field: string): readonly t.Node[] {
  const declared = maker.params.flatMap((param) => {
    const name = withoutDefault(param.type === 'TSParameterProperty' ? param.parameter : undefined);
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

/** A member path as its base and names: `options.fetch`. */
function along(node: t.Node): readonly [t.Node, ...string[]] | readonly [] {
  if (!isMember(node)) return [node];
  const [base, ...names] = along(node.object);
  const name = memberName(node);
  return base === undefined || name === undefined ? [] : [base, ...names, name];
}

/** Whether a function passes the request options that it takes after the URL to something that it calls. */
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

/** Methods that store their arguments and send nothing. */
const keeping = /^(push|unshift|add|set|log|stringify)$/;

/** Whether an argument is one of some names, or an object or a list into which one is spread. */
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
