import type * as t from '@babel/types';
import { addTo } from '../../source/groups.ts';
import { functionName, keyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Place } from '../../values/value.ts';

/** A request in generated code, and the functions under whose names it is called. */
export interface GeneratedRequest {
  readonly method: string;
  /** The literal with its path. */
  readonly url: Place;
}

const deepest = 4;
const known = new WeakMap<SourceFile, ReadonlyMap<string, GeneratedRequest>>();

/**
 * The requests of a generated file by the names of its functions and methods; hooks and classes lead to what they call.
 */
export function generatedRequests(file: SourceFile): ReadonlyMap<string, GeneratedRequest> {
  const found = known.get(file) ?? readRequests(file);
  known.set(file, found);
  return found;
}

interface Named {
  readonly request: GeneratedRequest | undefined;
  /** The names of the functions it calls. */
  readonly calls: readonly string[];
}

function readRequests(file: SourceFile): ReadonlyMap<string, GeneratedRequest> {
  const all = new Map<string, Named[]>();
  walk(file.tree.program, (node, parent) => {
    const name = functionName(node, parent);
    if (name !== undefined) addTo(all, name, { request: requestIn(file, node), calls: callsIn(node) });
  });
  const requestOf = (name: string, depth: number): GeneratedRequest | undefined => {
    const functions = all.get(name) ?? [];
    const own = functions.find(({ request }) => request !== undefined)?.request;
    if (own !== undefined || depth > deepest) return own;
    for (const call of functions.flatMap(({ calls }) => calls)) {
      const found = call === name ? undefined : requestOf(call, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return new Map(
    [...all.keys()].flatMap((name) => {
      const request = requestOf(name, 0);
      return request === undefined ? [] : [[name, request] as const];
    }),
  );
}

/** The first path in a function, and the method next to it. */
function requestIn(file: SourceFile, fn: t.Node): GeneratedRequest | undefined {
  let url: t.Node | undefined;
  let method: string | undefined;
  walk(fn, (node) => {
    if (url === undefined && isPath(node)) url = node;
    const isMethod =
      node.type === 'ObjectProperty' && keyName(node) === 'method' && node.value.type === 'StringLiteral';
    if (isMethod) method ??= (node.value as t.StringLiteral).value.toUpperCase();
  });
  if (url === undefined) return undefined;
  return { method: method ?? verbAround(file, url, fn) ?? 'GET', url: { node: url, file, env: undefined } };
}

function isPath(node: t.Node): boolean {
  if (node.type === 'StringLiteral') return /^\/(api\/)?v\d+\/|\/api\/v\d+\//.test(node.value);
  return node.type === 'TemplateLiteral' && /\/api\/v\d+\//.test(node.quasis.map(({ value }) => value.raw).join('_'));
}

/** `client.get({ url })`, `axios.post(url, …)`. */
function verbAround(file: SourceFile, url: t.Node, fn: t.Node): string | undefined {
  for (let node = file.names.parentOf(url); node !== undefined && node !== fn; node = file.names.parentOf(node)) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') continue;
    const name = node.callee.property.type === 'Identifier' ? node.callee.property.name : '';
    if (/^(get|post|put|patch|delete|head)$/i.test(name)) return name.toUpperCase();
  }
  return undefined;
}

function callsIn(fn: t.Node): string[] {
  const names: string[] = [];
  walk(fn, (node) => {
    if (node.type === 'Identifier') names.push(node.name);
  });
  return [...new Set(names)];
}
