import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { type CallNode, classBodyAround, isCall, isCast, isFunction, isMember } from '../../source/node-kinds.ts';
import { keyName, memberName, withoutDefault } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { usesName } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { classFacts } from '../../values/objects/class-facts.ts';
import type { ClassNode, Place } from '../../values/value.ts';

/** A member under which code that runs after a request finds a value again. */
export interface Kept {
  readonly name: string;
  /** Whether the member is a longer text that contains the value: `message`. */
  readonly isPart: boolean;
  /** The file that puts it there. */
  readonly file: SourceFile;
}

const deepest = 3;
const handing =
  /^(Await|Logical|Conditional|Parenthesized|Array|Object|TSSatisfies)Expression$|^TSTypeAssertion$|^SpreadElement$/;

/**
 * Where a value leaves its function other than through a call: in an object that is returned or thrown, in a member that
 * is assigned, in an error. Example: `throw new HttpError(method, status)`, if its constructor sets `this.method`.
 */
export function keptAs(evaluator: Evaluator, place: Place, under?: string, depth = 0): readonly Kept[] {
  const { file } = place;
  let name = under;
  let isPart = false;
  const kept = (as: string | undefined): readonly Kept[] => (as === undefined ? [] : [{ name: as, isPart, file }]);
  for (let inner = place.node; ; ) {
    const outer = file.names.parentOf(inner);
    if (outer === undefined) return [];
    if (outer.type === 'ObjectProperty') {
      if (outer.value !== inner) return [];
      name ??= keyName(outer);
    } else if (outer.type === 'AssignmentExpression') {
      const isSet = outer.right === inner && outer.operator === '=' && isMember(outer.left);
      return isSet ? kept(name ?? memberName(outer.left as t.MemberExpression)) : [];
    } else if (/^(Return|Throw)Statement$/.test(outer.type) || isFunction(outer)) return kept(name);
    else if (isCall(outer)) {
      const position = outer.arguments.indexOf(inner as t.Expression);
      if (position < 0) return [];
      const made = classesOf(evaluator, { ...place, node: outer });
      const held = made.flatMap((one) => (depth < deepest ? fieldsOf(evaluator, one, position, name, depth) : []));
      if (made.length > 0) return held.map((one) => ({ ...one, isPart: one.isPart || isPart }));
      if (isError(outer) && position === 0) return kept(name ?? 'message');
      // Example: `Object.assign(new Error(text), { method })`
      if (!isOutside(file, outer.callee, /^Object\.(assign|freeze)$/)) return [];
    } else if (outer.type === 'TemplateLiteral' || (outer.type === 'BinaryExpression' && outer.operator === '+')) {
      isPart ||= name === undefined;
    } else if (!isCast(outer) && !handing.test(outer.type)) return [];
    inner = outer;
  }
}

function isError({ callee }: CallNode): boolean {
  return callee.type === 'Super' || usesName(callee, /Error$/);
}

/** The classes of the code base that a `new` expression, or a call of `super`, makes an instance of. */
function classesOf(evaluator: Evaluator, { node, file, env }: Place<CallNode>): readonly Place<ClassNode>[] {
  const owner = node.callee.type === 'Super' ? classBodyAround(file, node) : undefined;
  const around = owner && file.names.parentOf(owner);
  const base = around && 'superClass' in around ? around.superClass : undefined;
  const callee = node.type === 'NewExpression' ? node.callee : base;
  const value = callee ? evaluator.evaluate({ node: callee, file, env }) : undefined;
  return value?.kind === 'class' ? [value.place] : [];
}

/** The fields that a constructor sets to an argument, or to the member of one that has a name. */
function fieldsOf(
  evaluator: Evaluator,
  owner: Place<ClassNode>,
  position: number,
  name: string | undefined,
  depth: number,
): readonly Kept[] {
  const { maker } = classFacts(owner);
  const { file } = owner;
  const param = maker?.params[position];
  if (maker === undefined || param === undefined) return [];
  const isOwn = param.type === 'TSParameterProperty';
  const target = withoutDefault(isOwn ? param.parameter : param);
  const id = target.type === 'ObjectPattern' ? takenAs(target, name) : target;
  const binding = id?.type === 'Identifier' ? file.names.bindingOf(id) : undefined;
  if (binding === undefined) return [];
  const inside = binding.references.filter((one) => contains(maker, one));
  const rest = target.type === 'ObjectPattern' ? undefined : name;
  return [
    ...(isOwn ? [{ name: name ?? binding.name, isPart: false, file }] : []),
    ...inside.flatMap((node) => keptAs(evaluator, { node, file, env: undefined }, rest, depth + 1)),
  ];
}

/** The name that a pattern gives to a member. */
function takenAs({ properties }: t.ObjectPattern, name: string | undefined): t.Node | undefined {
  const found = properties.find((one) => one.type === 'ObjectProperty' && keyName(one) === name);
  const value = found?.type === 'ObjectProperty' ? found.value : undefined;
  return withoutDefault(value);
}
