import type * as t from '@babel/types';
import { type Any, type Frame, type Machine, NotTried, type Scope } from './machine.ts';
import { listOf, read, write } from './members.ts';

/** Destructures a value by a pattern, or assigns it to a name or a member. */
export function bindTo(machine: Machine, target: t.Node, value: Any, frame: Frame, scope: Scope | undefined): void {
  switch (target.type) {
    case 'Identifier':
      if (scope !== undefined) scope.declare(target.name, value);
      else assign(frame, target.name, value);
      return;
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      write(machine.evaluate(target.object, frame), memberKey(machine, target, frame), value);
      return;
    case 'AssignmentPattern': {
      const given = value === undefined ? machine.evaluate(target.right, frame) : value;
      bindTo(machine, target.left, given, frame, scope);
      return;
    }
    case 'ArrayPattern':
      bindElements(machine, target, value, frame, scope);
      return;
    case 'ObjectPattern':
      bindProperties(machine, target, value, frame, scope);
      return;
    case 'TSParameterProperty':
      bindTo(machine, target.parameter, value, frame, scope);
      return;
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      bindTo(machine, target.expression, value, frame, scope);
      return;
    default:
      throw new NotTried(target.type);
  }
}

function assign({ scope }: Frame, name: string, value: Any): void {
  const slot = scope.find(name);
  if (slot === undefined) throw new NotTried(`the global name ${name}`);
  slot.value = value;
}

function bindElements(
  machine: Machine,
  { elements }: t.ArrayPattern,
  value: Any,
  frame: Frame,
  scope: Scope | undefined,
): void {
  const items = listOf(value);
  for (const [index, element] of elements.entries()) {
    if (element === null) continue;
    if (element.type === 'RestElement') bindTo(machine, element.argument, items.slice(index), frame, scope);
    else bindTo(machine, element, items[index], frame, scope);
  }
}

function bindProperties(
  machine: Machine,
  { properties }: t.ObjectPattern,
  value: Any,
  frame: Frame,
  scope: Scope | undefined,
): void {
  if (value === undefined || value === null) throw new TypeError('nothing to take apart');
  const taken = new Set<string>();
  for (const property of properties) {
    if (property.type === 'RestElement') {
      const rest = Object.fromEntries(Object.entries(value).filter(([name]) => !taken.has(name)));
      bindTo(machine, property.argument, rest, frame, scope);
    } else {
      const name = propertyKey(machine, property, frame);
      taken.add(String(name));
      bindTo(machine, property.value, read(value, name), frame, scope);
    }
  }
}

/** The key of a property or a method, computed or not; a private one starts with `#`. */
export function propertyKey(
  machine: Machine,
  { key, computed }: { readonly key: t.Node; readonly computed?: boolean | undefined },
  frame: Frame,
): Any {
  if (computed) return machine.evaluate(key, frame);
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'PrivateName') return `#${key.id.name}`;
  return machine.evaluate(key, frame);
}

/** The name of the member that an expression reads or writes. */
export function memberKey(
  machine: Machine,
  { property, computed }: t.MemberExpression | t.OptionalMemberExpression,
  frame: Frame,
): Any {
  return propertyKey(machine, { key: property, computed }, frame);
}
