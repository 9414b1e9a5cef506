import type * as t from '@babel/types';
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
  const possible = libraries.filter(({ isConstructor = false }) => isConstructor === isNew);
  const from = (stepsOf: (origin: Origin) => readonly Step[] | undefined) =>
    firstFound(possible, (library) =>
      firstFound(library.origins, (origin) => {
        const steps = stepsOf(origin);
        const found = steps && alongSteps(library, steps);
        const beside = 'parameter' in origin ? origin.beside : undefined;
        return beside === undefined || importsFrom(evaluator, call.file, beside) ? found : undefined;
      }),
    );
  return (
    from((origin) => stepsFrom(origin, known)) ?? from((origin) => (isNamedFor(origin, known, call) ? [] : undefined))
  );
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
function isNamedFor(origin: Origin, { root, steps }: External, { node: { callee } }: Place<CallNode>): boolean {
  if (
    !('parameter' in origin) ||
    origin.member !== undefined ||
    callee.type !== 'Identifier' ||
    callee.name !== origin.parameter
  )
    return false;
  const [last] = steps.slice(-1);
  if (last === undefined) return root.kind === 'type';
  return root.kind !== 'module' && root.kind !== 'global' && last.kind === 'member' && last.name === callee.name;
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
  if (type?.kind !== 'external' || type.root.kind !== 'module') return value;
  return { ...value, root: { kind: 'type', name: type.root.name, source: type.root.source }, steps: rest };
}

/** The steps after an origin; undefined if the value does not come from it. */
function stepsFrom(origin: Origin, { root, steps }: External): readonly Step[] | undefined {
  if ('global' in origin) return root.kind === 'global' && root.name === origin.global ? steps : undefined;
  if ('parameter' in origin) {
    const isIt = root.kind === 'parameter' && root.name === origin.parameter;
    return isIt ? exportSteps(origin.member ?? '', '*', steps) : undefined;
  }
  if ('type' in origin) {
    const isIt = root.kind === 'type' && isType(root, origin);
    return isIt ? exportSteps(origin.member ?? '', '*', steps) : undefined;
  }
  const isOfModule = root.kind === 'module' && packageIn(root.source) === origin.module;
  return isOfModule ? exportSteps(origin.export, root.name, steps) : undefined;
}

/** The package in a specifier for a browser or Deno: `https://esm.sh/axios@1.7.0`, `npm:axios@1`. */
function packageIn(source: string): string {
  const [, name = source] =
    /^(?:npm:|https:\/\/(?:esm\.sh|esm\.run|cdn\.skypack\.dev|(?:cdn|esm)\.jsdelivr\.net\/npm|unpkg\.com)\/)((?:@[^/@]+\/)?[^/@?]+)/.exec(
      source,
    ) ?? [];
  return name;
}

function isType(root: Extract<Root, { kind: 'type' }>, origin: { type: string; module?: string }): boolean {
  return root.name === origin.type && (root.source === undefined || root.source === origin.module);
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
