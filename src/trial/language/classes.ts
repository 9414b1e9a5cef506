import type * as t from '@babel/types';
import { enter } from './functions.ts';
import { type Any, type Frame, inner, type Machine, NotTried } from './machine.ts';
import { call, construct } from './members.ts';
import { propertyKey } from './patterns.ts';

type Method = t.ClassMethod | t.ClassPrivateMethod;
type Field = t.ClassProperty | t.ClassPrivateProperty;

/** The value of a class. */
export function makeClass(machine: Machine, node: t.Class, outer: Frame): Any {
  if (node.decorators?.length) throw new NotTried('decorators of a class');
  const frame = inner(outer);
  const parent = node.superClass ? machine.evaluate(node.superClass, frame) : undefined;
  const members = node.body.body;
  const own = members.find(
    (one): one is t.ClassMethod => one.type === 'ClassMethod' && one.kind === 'constructor' && 'body' in one,
  );
  const fields = members.filter((one): one is Field => isField(one) && !one.static);
  const made: Any = function made(...given: Any[]) {
    if (new.target === undefined) throw new TypeError('a class is called without `new`');
    return create(machine, { made, parent, own, fields, frame }, given, new.target);
  };
  if (parent !== undefined) Object.setPrototypeOf(made, parent);
  made.prototype = Object.create(parent === undefined ? Object.prototype : parent.prototype);
  define(made.prototype, 'constructor', made);
  if (node.id) {
    frame.scope.declare(node.id.name, made);
    Object.defineProperty(made, 'name', { value: node.id.name, configurable: true });
  }
  for (const member of members) if (isMethod(member)) defineMethod(machine, member, made, frame);
  machine.codeOf.set(made, { node, file: frame.file });
  const statics: Frame = { ...frame, self: { value: made }, home: made };
  for (const member of members) {
    if (member.type === 'StaticBlock') for (const one of member.body) machine.execute(one, inner(statics));
    else if (isField(member) && member.static) initialize(machine, member, made, statics);
    else if (/^(ClassAccessorProperty)$/.test(member.type)) throw new NotTried(member.type);
  }
  return made;
}

interface Made {
  readonly made: Any;
  readonly parent: Any;
  readonly own: t.ClassMethod | undefined;
  readonly fields: readonly Field[];
  readonly frame: Frame;
}

function create(machine: Machine, { made, parent, own, fields, frame }: Made, given: Any[], target: Any): Any {
  const self: { value: Any } = { value: undefined };
  const home = made.prototype;
  const inConstructor: Frame = { ...frame, self, home, target };
  const start = (object: Any, entered: Frame | undefined): void => {
    self.value = object;
    if (entered !== undefined && own !== undefined) takeParameters(own, object, entered);
    for (const field of fields) initialize(machine, field, object, inConstructor);
  };
  if (parent === undefined) {
    const object = Object.create(target.prototype);
    if (own === undefined) start(object, undefined);
    else enter(machine, own, frame, given, { self, home, target, start: (entered) => start(object, entered) });
    return object;
  }
  if (own === undefined) {
    start(construct(parent, given, target), undefined);
    return self.value;
  }
  let entered: Frame | undefined;
  const call = (passed: Any[]): Any => start(construct(parent, passed, target), entered);
  enter(machine, own, frame, given, { self, home, target, construct: call, start: (own) => (entered = own) });
  return self.value;
}

/** `constructor(private base: string)` */
function takeParameters({ params }: t.ClassMethod, object: Any, { scope }: Frame): void {
  for (const param of params) {
    if (param.type !== 'TSParameterProperty') continue;
    const target = param.parameter.type === 'AssignmentPattern' ? param.parameter.left : param.parameter;
    if (target.type === 'Identifier') object[target.name] = scope.find(target.name)?.value;
  }
}

function initialize(machine: Machine, field: Field, object: Any, frame: Frame): void {
  if (field.type === 'ClassProperty' && (field.declare || field.abstract)) return;
  const name = propertyKey(
    machine,
    { key: field.key, computed: field.type === 'ClassProperty' && field.computed === true },
    frame,
  );
  const value = field.value ? machine.evaluate(field.value, inner(frame)) : undefined;
  const isPrivate = field.type === 'ClassPrivateProperty';
  Object.defineProperty(object, name, { value, writable: true, configurable: true, enumerable: !isPrivate });
}

function defineMethod(machine: Machine, member: Method, made: Any, frame: Frame): void {
  if (member.kind === 'constructor' || !('body' in member) || !member.body) return;
  const home = member.static ? made : made.prototype;
  const computed = member.type === 'ClassMethod' && member.computed;
  const name = propertyKey(machine, { key: member.key, computed }, frame);
  const value = machine.functionOf(member, { ...frame, home }, home);
  if (member.kind === 'method') define(home, name, decorated(machine, member, { home, name, value }, frame));
  else if (member.decorators?.length) throw new NotTried('decorators of an accessor');
  else Object.defineProperty(home, name, { [member.kind]: value, configurable: true, enumerable: false });
}

/** A method after its decorators: those of TypeScript's own kind take its class, its name and a description of it. */
function decorated(
  machine: Machine,
  member: Method,
  { home, name, value }: Record<'home' | 'name' | 'value', Any>,
  frame: Frame,
): Any {
  const isPrivate = member.type === 'ClassPrivateMethod';
  const context = { kind: 'method', name, static: member.static === true, private: isPrivate };
  const decorators = (member.decorators ?? []).map(({ expression }) => machine.evaluate(expression, frame));
  return decorators.reduceRight((method, decorator) => {
    const code = machine.codeOf.get(decorator)?.node;
    if (code === undefined) throw new NotTried('decorators from elsewhere');
    if (decorator.length < 3) return call(decorator, undefined, [method, context]) ?? method;
    const described = { value: method, writable: true, configurable: true, enumerable: false };
    return (call(decorator, undefined, [home, name, described]) ?? described).value;
  }, value);
}

function define(home: Any, name: PropertyKey, value: Any): void {
  Object.defineProperty(home, name, { value, writable: true, configurable: true, enumerable: false });
}

function isMethod(member: t.Node): member is Method {
  return member.type === 'ClassMethod' || member.type === 'ClassPrivateMethod';
}

function isField(member: t.Node): member is Field {
  return member.type === 'ClassProperty' || member.type === 'ClassPrivateProperty';
}
