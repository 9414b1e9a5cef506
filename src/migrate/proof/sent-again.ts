import type * as t from '@babel/types';
import type { CallSite } from '../../requests/call-site.ts';
import { functionsOf } from '../../requests/wrappers/sending.ts';
import type { Binding } from '../../source/names/bind.ts';
import { type CallNode, isCall } from '../../source/node-kinds.ts';
import { keyName, parametersOf, withoutDefault } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { Environment, FunctionNode, Place, Via } from '../../values/value.ts';

const mostFunctions = 20;

/**
 * Whether every recursive function between the call and the request passes on everything that makes up the request:
 * otherwise a retry would send another one.
 */
export function sendsAgain(site: CallSite, evaluator: Evaluator): boolean {
  const frames: Environment[] = [];
  for (let frame = site.within; frame !== undefined; frame = frame.outer) frames.unshift(frame);
  const needed = new Set<Binding>();
  return frames.every((frame) => {
    const file = site.functions.find(({ node }) => node === frame.callee)?.file;
    if (file === undefined) return true;
    const positions = frame.args.flatMap((given, index) =>
      given !== undefined && gives(site, needed, given) ? [index] : [],
    );
    const params = parametersOf(frame.callee);
    for (const index of positions) {
      walk(params[index] ?? frame.callee.params[0] ?? frame.callee.body, (node) => {
        const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
        if (binding?.kind === 'param' && params[index] !== undefined) needed.add(binding);
      });
    }
    return callsAgain(evaluator, { node: frame.callee, file, env: frame }).every(([call, home]) =>
      positions.every((index) => passesOn(call, home, index, { frame, file, needed })),
    );
  });
}

/** Whether an argument contains a part of the request, or passes on something that does. */
function gives({ body, methods, pieces }: CallSite, needed: ReadonlySet<Binding>, { node, file }: Place): boolean {
  const leaves = [...methods.texts, ...pieces.flatMap(leavesOf)];
  const sources: readonly Via[] = leaves.flatMap((piece): readonly Via[] =>
    piece.kind === 'text' ? (piece.at === undefined ? [] : [piece.at]) : [piece],
  );
  if ([...sources, ...(body ? [body] : [])].some((one) => one.file === file && contains(node, one.node))) return true;
  let isPassed = false;
  walk(node, (inner) => {
    const binding = inner.type === 'Identifier' ? file.names.bindingOf(inner) : undefined;
    isPassed ||= binding !== undefined && needed.has(binding);
  });
  return isPassed;
}

type Again = readonly [call: CallNode | undefined, home: t.Node];

/** The calls by which a function reaches itself again; an entry without a call if it is passed on as a value. */
function callsAgain(evaluator: Evaluator, whole: Place<FunctionNode>): readonly Again[] {
  const found: Again[] = [];
  const open: Place<FunctionNode>[] = [whole];
  for (let index = 0; index < Math.min(open.length, mostFunctions); index++) {
    const { node: home, file, env } = open[index] as Place<FunctionNode>;
    walk(home.body, (node) => {
      if (!isCall(node) || node.callee.type === 'Import') return;
      for (const { place } of functionsOf(evaluator.evaluate({ node: node.callee, file, env }))) {
        if (place.node === whole.node) found.push([node, home]);
        else if (!open.some((one) => one.node === place.node)) open.push({ ...place, env: undefined });
      }
      const isHandedOn = node.arguments.some(
        (one) =>
          /^(Identifier|MemberExpression)$/.test(one.type) &&
          functionsOf(evaluator.evaluate({ node: one, file, env })).some(({ place }) => place.node === whole.node),
      );
      if (isHandedOn) found.push([undefined, home]);
    });
  }
  return found;
}

interface Passed {
  readonly frame: Environment;
  readonly file: SourceFile;
  readonly needed: ReadonlySet<Binding>;
}

/** Whether a recursive call passes, at a position, what the function received there. */
function passesOn(call: CallNode | undefined, home: t.Node, index: number, { frame, file, needed }: Passed): boolean {
  const given = call?.arguments[index];
  if (given === undefined) return false;
  // If the recursion goes through another function, the arguments are those of that function.
  if (home !== frame.callee) return given.type === 'Identifier';
  const pattern = withoutDefault(parametersOf(frame.callee)[index]);
  if (pattern?.type === 'ObjectPattern') return takesAll(frame.args[index], given);
  let isThere = false;
  walk(given, (node) => {
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    isThere ||= binding !== undefined && needed.has(binding);
  });
  return isThere;
}

/** Whether an object that is passed again has everything that the first one had. */
function takesAll(first: Place | undefined, again: t.Node): boolean {
  if (again.type !== 'ObjectExpression' || first?.node.type !== 'ObjectExpression') return again.type === 'Identifier';
  const names = namesOf(again);
  return names.has('...') || [...namesOf(first.node)].every((name) => names.has(name));
}

function namesOf({ properties }: t.ObjectExpression): Set<string> {
  return new Set(properties.map((one) => (one.type === 'SpreadElement' ? '...' : (keyName(one) ?? ''))));
}
