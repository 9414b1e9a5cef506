import type * as t from '@babel/types';
import type { Growth } from '../../requests/call-site.ts';
import { isDeclaredData, isParameter } from '../../requests/on-the-way/method-type.ts';
import { addTo } from '../../source/groups.ts';
import { type CallNode, callTaking, isCall, isMember } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { functionName, importOf, keyName, parametersOf, withoutDefault } from '../../source/pattern.ts';
import { type SourceFile, startOf } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import { walk } from '../../source/walk.ts';
import type { Codebase } from '../../values/codebase.ts';
import { passedOn } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Value } from '../../values/value.ts';
import type { GrowthProposal } from '../diagnostic.ts';
import { holderOf, namesOf, writtenName } from './function-names.ts';

/** A proposal to add a parameter, in the form that a run keeps. */
export function proposalOf(growth: Growth, codebase: Codebase | undefined): GrowthProposal {
  const { callee, name, edits } = growth;
  const { file, node } = callee;
  return {
    file: file.path,
    ...file.positionOf(startOf(node)),
    called: functionName(node, file.names.parentOf(node)),
    usedAs: namesOf(growth, codebase),
    takes: parametersOf(node).length,
    parameter: name,
    isBeside: growth.behind !== undefined,
    isOnlyCalledHere: codebase?.isShared?.(file) !== true && isOnlyCalledHere(growth),
    changes: [...edits].map(([{ path, text, positionOf }, own]) => ({
      path,
      text,
      edits: own,
      first: positionOf(own[0]?.start ?? 0),
    })),
  };
}

/**
 * Whether a function is used in its own file only, and only in calls that pass no more arguments than it has
 * parameters: another parameter then changes nothing for them.
 */
function isOnlyCalledHere({ callee: { node, file } }: Growth): boolean {
  const declarator = holderOf(file, node);
  const identifier = declarator && 'id' in declarator ? declarator.id : undefined;
  const binding = identifier?.type === 'Identifier' ? file.names.bindingOf(identifier) : undefined;
  if (binding === undefined || isDeclaredInExport(file, binding.declaration)) return false;
  return binding.references.every((reference) => {
    const parent = file.names.parentOf(reference);
    const call = parent?.type === 'MemberExpression' ? file.names.parentOf(parent) : parent;
    if (call === undefined || !isCall(call)) return false;
    const most = parametersOf(node).length;
    if (call === parent) return call.callee === reference && passesAtMost(call, most);
    return call.callee === parent && isDirect(file, call, most);
  });
}

/** Whether a text may use a function other than by calling it; a quick check, so that few files must be parsed. */
export function mayMisuse(text: string, { usedAs, isBeside }: GrowthProposal): boolean {
  if (isBeside) return false;
  const written = usedAs.map((name) => name.replace(/[#$]/g, '\\$&')).join('|');
  return usedAs.length === 0 || new RegExp(`(?<![\\w$])(?:${written})(?![\\w$])`).test(text);
}

/**
 * Whether a file passes a function on (`map(getJson)`), gives it another name, or calls it with more arguments than
 * parameters; an unknown value with the name of the function counts as the function.
 */
export function misuses(file: SourceFile, evaluator: Evaluator, growth: GrowthProposal): boolean {
  const { takes: most } = growth;
  const usedAs = new Set([...growth.usedAs, ...localNames(file, growth.usedAs)]);
  const isName = (name: string | undefined): boolean => name !== undefined && usedAs.has(name);
  const isIt = (node: t.Node | null | undefined): boolean => {
    if (node?.type === 'ConditionalExpression') return isIt(node.consequent) || isIt(node.alternate);
    if (node == null || !isName(writtenName(node)) || isParameter(file, node)) return false;
    if (isGivenByOthers(file, evaluator, node) || isDeclaredData(file, evaluator, node)) return false;
    return mayBe(evaluator.evaluate({ node, file, env: undefined }), growth);
  };
  const isMisuse = (node: t.Node): boolean => {
    if (isCall(node)) {
      if (node.arguments.some(isIt) && !givesOne(file, node) && !isGivenToTestLibrary(file, evaluator, node))
        return true;
      if (isIt(node.callee) && !passesAtMost(node, most)) return true;
      const object = passingOn(node);
      return object !== undefined && isIt(object) && !isDirect(file, node, most);
    }
    if (node.type === 'ImportSpecifier' || node.type === 'ExportSpecifier') {
      const [from, to] = namesIn(node);
      const isRenamed = isName(writtenName(from)) && writtenName(to) !== writtenName(from);
      return isRenamed && mayBeImported(evaluator.evaluate({ node: node.local, file, env: undefined }), growth);
    }
    if (node.type === 'ObjectProperty') return isIt(heldIn(node)) && !isName(keyName(node));
    return passedIn(node).some(isIt);
  };
  const uses = usesIn(file);
  return usedAs.size === 0 || [...usedAs].some((name) => uses.get(name)?.some(isMisuse));
}

const usesByName = new WeakMap<SourceFile, ReadonlyMap<string, readonly t.Node[]>>();

/** The nodes of a file that call, pass on, hold or rename what has a name, by that name: the file is walked once for all functions. */
function usesIn(file: SourceFile): ReadonlyMap<string, readonly t.Node[]> {
  const known = usesByName.get(file);
  if (known !== undefined) return known;
  const uses = new Map<string, t.Node[]>();
  walk(file.tree.program, (node) => {
    for (const name of new Set(passedIn(node).flatMap(namesGiven))) addTo(uses, name, node);
  });
  usesByName.set(file, uses);
  return uses;
}

/** What a node calls, passes on, holds or renames. */
function passedIn(node: t.Node): readonly (t.Node | null | undefined)[] {
  if (isCall(node)) return [node.callee, passingOn(node), ...node.arguments];
  switch (node.type) {
    case 'ImportSpecifier':
    case 'ExportSpecifier':
      return namesIn(node).slice(0, 1);
    case 'JSXExpressionContainer':
      return [node.expression];
    case 'ArrayExpression':
      return node.elements;
    case 'ObjectProperty':
      return [heldIn(node)];
    default:
      return [];
  }
}

/** The names that one of the values of an expression may be written with. */
function namesGiven(node: t.Node | null | undefined): readonly string[] {
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(namesGiven);
  const name = node == null ? undefined : writtenName(node);
  return name === undefined ? [] : [name];
}

/** The function in `f.bind(…)`, `f.call(…)` and `f.apply(…)`. */
function passingOn({ callee }: CallNode): t.Node | undefined {
  if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') return undefined;
  const { object, property } = callee;
  return property.type === 'Identifier' && /^(bind|call|apply)$/.test(property.name) ? object : undefined;
}

/** The name that a specifier takes something by, and the one that it gives it. */
function namesIn(node: t.ImportSpecifier | t.ExportSpecifier): readonly [t.Node, t.Node] {
  return node.type === 'ImportSpecifier' ? [node.imported, node.local] : [node.local, node.exported];
}

function heldIn({ key, value }: t.ObjectProperty): t.Node | undefined {
  return value === key ? undefined : value;
}

/** The variables of a file that are set to one of some names: `const { load: one } = api`, `const one = api.load`. */
function localNames(file: SourceFile, names: readonly string[]): readonly string[] {
  const isIt = (name: string | undefined) => name !== undefined && names.includes(name);
  const destructured = nodesOf(file, 'ObjectPattern').flatMap(({ properties }) =>
    properties.flatMap((one) => (one.type === 'ObjectProperty' && isIt(keyName(one)) ? one.value : [])),
  );
  const set = nodesOf(file, 'VariableDeclarator').flatMap(({ id, init }) =>
    init != null && isIt(writtenName(init)) ? id : [],
  );
  return [...destructured, ...set].flatMap((node) => {
    const name = withoutDefault(node);
    return name.type === 'Identifier' ? name.name : [];
  });
}

/** Whether code from outside gives a value to a function that is written in a call of it: `server.tool(async ({ read: state }) => …)`. */
function isGivenByOthers(file: SourceFile, evaluator: Evaluator, node: t.Node): boolean {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const call = binding?.kind === 'param' ? callTaking(file, binding.declaration) : undefined;
  // Example: `import('./api').then(({ read: load }) => …)`, which gets what the code base exports
  if (call === undefined || writtenName(call.callee) === 'then') return false;
  return evaluator.evaluate({ node: call.callee, file, env: undefined }).kind === 'external';
}

/** Whether a call passes only one value to a function that it is given: `x.then(load)`, `useSWR('/tags', load)`. */
function givesOne(file: SourceFile, { callee, arguments: [first] }: CallNode): boolean {
  if (isMember(callee)) return writtenName(callee) === 'then';
  const binding = callee.type === 'Identifier' ? file.names.bindingOf(callee) : undefined;
  const source = binding && importOf(binding, file.names)?.source;
  // The first version passes each element of a list.
  return source !== undefined && /^swr(\/|$)/.test(source) && first?.type !== 'ArrayExpression';
}

/** `expect(request)`, `vi.mocked(request)`: what a test looks at, or replaces. */
function isGivenToTestLibrary(file: SourceFile, evaluator: Evaluator, { callee }: CallNode): boolean {
  const called = isOfTests(file.path) ? evaluator.evaluate({ node: callee, file, env: undefined }) : undefined;
  return called?.kind === 'external';
}

/**
 * Whether `f.call(…)`, `f.apply(…, […])` or `f.bind(…)(…)` passes a function no more arguments than it has parameters.
 */
function isDirect(file: SourceFile, node: CallNode, most: number): boolean {
  const passed = passedOn(node);
  if (passed !== undefined) return passesAtMost({ arguments: passed }, most);
  const parent = file.names.parentOf(node);
  const isBound = node.arguments.length === 1 && parent !== undefined && isCall(parent) && parent.callee === node;
  return isBound && passesAtMost(parent, most);
}

/** Whether a value may be the function: it is the function, or it is unknown and not the result of a call (`jest.fn()`). */
function mayBe(value: Value, growth: GrowthProposal): boolean {
  if (value.kind === 'choice') return value.branches.some((branch) => mayBe(branch, growth));
  if (value.kind === 'function') {
    const { node, file } = value.place;
    const { line, column } = file.positionOf(startOf(node));
    return file.path === growth.file && line === growth.line && column === growth.column;
  }
  if (value.kind === 'external') return value.root.kind !== 'module' && value.steps.at(-1)?.kind !== 'call';
  return value.kind === 'unknown';
}

/** The same for an imported value: an alias such as `@/api` or `#api` may stand for a file of the code base. */
function mayBeImported(value: Value, growth: GrowthProposal): boolean {
  const isOfPackage =
    value.kind === 'external' && value.root.kind === 'module' && /^@?[a-z\d]/i.test(value.root.source);
  return !isOfPackage && (value.kind === 'external' || mayBe(value, growth));
}

function passesAtMost({ arguments: args }: { arguments: readonly t.Node[] }, count: number): boolean {
  return args.length <= count && args.every(({ type }) => type !== 'SpreadElement');
}

/** Whether a declaration is in an export statement, and not in a function or a call there. */
export function isDeclaredInExport(file: SourceFile, declaration: t.Node): boolean {
  for (let at: t.Node | undefined = declaration; at !== undefined; at = file.names.parentOf(at)) {
    if (/^Export/.test(at.type)) return true;
    if (at !== declaration && /^(BlockStatement|Program|CallExpression|ArrowFunctionExpression)$/.test(at.type))
      return false;
  }
  return false;
}
