import type * as t from '@babel/types';
import { addTo } from '../source/groups.ts';
import type { CallNode } from '../source/node-kinds.ts';
import { requiredBy } from '../source/pattern.ts';
import { argumentPlaces } from '../values/direct-call.ts';
import type { Evaluator } from '../values/evaluate.ts';
import type { External, Place, Root, Step } from '../values/value.ts';
import type { Form, Library, Origin } from './form.ts';

/** A call of a library: its possible forms, and the options of the clients it is made on, outermost first. */
export interface Recognised {
  readonly library: Library;
  readonly forms: readonly Form[];
  readonly clientOptions: readonly Place[];
  /** The call that created the client, the last one if there are several. */
  readonly client: Place<CallNode> | undefined;
  /** The address that the client was created for. */
  readonly address: Place | undefined;
  /** Set for a client that nothing is known of but its name, which is that of the service. */
  readonly isNamedForApi?: boolean;
}

/** Finds the library that a callee belongs to; undefined if there is none. */
export function recognise(
  evaluator: Evaluator,
  libraries: readonly Library[],
  callee: External,
  call: Place<CallNode>,
): Recognised | undefined {
  const known = injected(evaluator, withoutGlobalObject(callee));
  const isNew = call.node.type === 'NewExpression';
  const sources = sourcesIn(libraries);
  const from = (key: string, stepsOf: (origin: Origin) => readonly Step[] | undefined) =>
    firstFound(sources.get(key) ?? [], ({ library, origin }) => {
      const steps = (library.isConstructor ?? false) === isNew ? stepsOf(origin) : undefined;
      const found = steps && alongSteps(library, steps);
      const beside = 'parameter' in origin ? origin.beside : undefined;
      if (found === undefined || beside === undefined) return found;
      return importsFrom(evaluator, call.file, beside) ? found : undefined;
    });
  return (
    from(keyOfRoot(known.root), (origin) => stepsFrom(origin, known)) ??
    from(keyOfCallee(call.node), (origin) => (isNamedFor(origin, known) ? [] : undefined))
  );
}

/** A library, and one of the values that lead to it. */
interface Source {
  readonly library: Library;
  readonly origin: Origin;
}

const sourcesByName = new WeakMap<readonly Library[], ReadonlyMap<string, readonly Source[]>>();

/** The origins of libraries, by the kind and the name of the value that each of them is. */
function sourcesIn(libraries: readonly Library[]): ReadonlyMap<string, readonly Source[]> {
  const sources = sourcesByName.get(libraries) ?? readSources(libraries);
  sourcesByName.set(libraries, sources);
  return sources;
}

function readSources(libraries: readonly Library[]): ReadonlyMap<string, readonly Source[]> {
  const sources = new Map<string, Source[]>();
  for (const library of libraries) {
    for (const origin of library.origins) addTo(sources, keyOfOrigin(origin), { library, origin });
  }
  return sources;
}

function keyOfOrigin(origin: Origin): string {
  if ('global' in origin) return `global ${origin.global}`;
  if ('parameter' in origin) return `parameter ${origin.parameter}`;
  return 'type' in origin ? `type ${origin.type}` : `module ${origin.module}`;
}

function keyOfRoot(root: Root): string {
  return root.kind === 'module' ? `module ${packageIn(root.source)}` : `${root.kind} ${root.name}`;
}

function keyOfCallee({ callee }: CallNode): string {
  return callee.type === 'Identifier' ? `parameter ${callee.name}` : '';
}

function firstFound<T, R>(list: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Whether the name of a callee identifies a library: `load = ({ fetch, params }) => …`, whatever the function receives,
 * or `get(fetch: Fetch)`, whose type says nothing.
 */
function isNamedFor(origin: Origin, { root, steps }: External): boolean {
  if (!('parameter' in origin) || origin.member !== undefined) return false;
  const last = steps.at(-1);
  if (last === undefined) return root.kind === 'type';
  return root.kind !== 'module' && root.kind !== 'global' && last.kind === 'member' && last.name === origin.parameter;
}

/** Whether a file imports from a module, itself or through files of the code base: tests share one with fixtures. */
function importsFrom(evaluator: Evaluator, file: Place['file'], module: string, steps = 3): boolean {
  return file.tree.program.body.flatMap(sourcesOf).some((source) => {
    if (source === module || steps === 0) return source === module;
    const inner = source.startsWith('.') ? evaluator.open(file, source) : undefined;
    return inner !== undefined && importsFrom(evaluator, inner, module, steps - 1);
  });
}

/** The modules that a statement imports, exports from or requires. */
function sourcesOf(statement: t.Statement): readonly string[] {
  if (statement.type === 'VariableDeclaration')
    return statement.declarations.flatMap(({ init }) => (init && requiredBy(init)) ?? []);
  return 'source' in statement && statement.source ? [statement.source.value] : [];
}

const globalObjects = new Set(['window', 'globalThis', 'self', 'global', 'unsafeWindow']);

function withoutGlobalObject(value: External): External {
  const [first, ...rest] = value.steps;
  if (value.root.kind !== 'global' || !globalObjects.has(value.root.name) || first?.kind !== 'member') return value;
  return { ...value, root: { kind: 'global', name: first.name }, steps: rest };
}

/** `inject(HttpClient)` of Angular has the type `HttpClient`. */
function injected(evaluator: Evaluator, value: External): External {
  const [first, ...rest] = value.steps;
  const { root } = value;
  if (root.kind !== 'module' || root.source !== '@angular/core' || root.name !== 'inject' || first?.kind !== 'call') {
    return value;
  }
  const [token] = argumentPlaces(first.place);
  const type = token && evaluator.evaluate(token);
  if (type?.kind !== 'external' || (type.root.kind !== 'module' && type.root.kind !== 'global')) return value;
  const source = type.root.kind === 'module' ? type.root.source : undefined;
  return { ...value, root: { kind: 'type', name: type.root.name, source }, steps: rest };
}

/** The steps after an origin with the kind and the name of a root; undefined if the value does not come from it. */
function stepsFrom(origin: Origin, { root, steps }: External): readonly Step[] | undefined {
  if ('global' in origin) return steps;
  if ('parameter' in origin) return exportSteps(origin.member ?? '', '*', steps);
  if ('export' in origin) return exportSteps(origin.export, root.name, steps);
  const isOfAnother = root.kind === 'type' && root.source !== undefined && root.source !== origin.module;
  return isOfAnother ? undefined : exportSteps(origin.member ?? '', '*', steps);
}

/** The package in a specifier for a browser or Deno: `https://esm.sh/axios@1.7.0`, `npm:axios@1`. */
function packageIn(source: string): string {
  const [, name = source] =
    /^(?:npm:|https:\/\/(?:esm\.sh|esm\.run|cdn\.skypack\.dev|(?:cdn|esm)\.jsdelivr\.net\/npm|unpkg\.com)\/)((?:@[^/@]+\/)?[^/@?]+)/.exec(
      source,
    ) ?? [];
  return name;
}

/** Named, default, namespace and CommonJS imports all lead to the same exports. */
function exportSteps(name: string, imported: string, steps: readonly Step[]) {
  const start: Step[] = imported === '*' ? [] : [{ kind: 'member', name: imported }];
  const path = [...start, ...steps];
  while (path[0]?.kind === 'member' && path[0].name === 'default') path.shift();
  if (name === '') return path;
  const [first, ...rest] = path;
  return first?.kind === 'member' && first.name === name ? rest : undefined;
}

function alongSteps(library: Library, steps: readonly Step[]): Recognised | undefined {
  const clientOptions: Place[] = [];
  const members: string[] = [];
  let client: Place<CallNode> | undefined;
  let address: Place | undefined;
  for (let index = 0; index < steps.length; index++) {
    const step = steps[index] as Step;
    const next = steps[index + 1];
    if (step.kind === 'new' && index === 0 && library.baseArgument !== undefined) {
      address = argumentPlaces(step.place)[library.baseArgument];
      continue;
    }
    const isFirst = step.kind !== 'member' && index === 0;
    if (step.kind === 'call' && !isFirst && library.isChained === true) members.length = 0;
    else if (step.kind !== 'member' && !isFirst) return undefined;
    if (step.kind !== 'member' && !isFirst) continue;
    const name = step.kind === 'member' ? step.name : '';
    const position = library.factories?.[name];
    const made = isFirst ? step : next;
    if (position === undefined || made === undefined || made.kind === 'member') {
      if (step.kind === 'call') return undefined;
      if (step.kind === 'member') members.push(name);
      continue;
    }
    client = made.place;
    const options = argumentPlaces(made.place)[position];
    if (options !== undefined) clientOptions.push(options);
    if (!isFirst) index++;
  }
  const name = (library.hasUrlMembers === true ? members.slice(1) : members).join('.');
  const forms = Object.hasOwn(library.members, name) ? library.members[name] : undefined;
  return forms && { library, forms, clientOptions, client, address };
}
