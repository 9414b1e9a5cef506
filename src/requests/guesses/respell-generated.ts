import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import type { CallNode } from '../../source/node-kinds.ts';
import { importOf } from '../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { alternativesOf } from '../../values/text/match.ts';
import type { Place } from '../../values/value.ts';
import { type Refusal, type RequestChange, refuse } from '../call-site.ts';
import { optionsEdits } from '../edits/options-edit.ts';
import type { Call } from '../form.ts';
import { type GeneratedRequest, generatedRequests } from './generated-requests.ts';

/**
 * Calls another function of a generated client, which sends the new request, with path parameters, query and body in
 * its single argument.
 */
export function respellGenerated(
  call: Call,
  generated: SourceFile,
  name: string,
  change: RequestChange,
): readonly TextEdit[] | Refusal {
  const { method, path } = change;
  const other = functionThatSends(call.evaluator, generated, { method: method?.to, like: name, path });
  if (other === undefined)
    return refuse(
      'generated-client',
      `\`${name}\` is generated; regenerate the client, then call its function for the new request`,
    );
  const renamed = renameCallee(call.place, name, other);
  if (renamed === undefined) return refuse('generated-client', `can't import \`${other}\` here; call it by hand`);
  const options = optionsEdits(call, change, 0);
  return 'refused' in options ? options : [...renamed, ...options];
}

/**
 * The function of a generated file that sends a method and path; plain functions only, so that its arguments are of the
 * same kind.
 */
function functionThatSends(
  evaluator: Evaluator,
  file: SourceFile,
  wanted: { readonly method: string | undefined; readonly like: string; readonly path: string | undefined },
): string | undefined {
  const requests = generatedRequests(file);
  const own = requests.get(wanted.like);
  const method = wanted.method ?? own?.method;
  const path = wanted.path === undefined ? own && pathOf(evaluator, own) : unnamed(wanted.path);
  const isPlain = (name: string) => /^[a-z]/.test(name) && !/^use[A-Z]/.test(name);
  return [...requests].find(
    ([name, request]) => isPlain(name) && request.method === method && pathOf(evaluator, request) === path,
  )?.[0];
}

function pathOf(evaluator: Evaluator, { url }: GeneratedRequest): string | undefined {
  const [way] = alternativesOf(evaluator.text(url)) ?? [];
  return way && unnamed(way.flat.slice(0, way.pathEnd));
}

/** A path with unnamed parameters. */
function unnamed(path: string): string {
  return path.replace(/\{\w+\}|[\uE000-\uF8FF]/g, '{}');
}

/** Renames the callee, and adds the new name to the import it comes from. */
function renameCallee({ node, file }: Place<CallNode>, name: string, other: string): readonly TextEdit[] | undefined {
  const { callee } = node;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === name)
    return [{ start: startOf(callee.property), end: endOf(callee.property), text: other }];
  const binding = callee.type === 'Identifier' ? file.names.bindingOf(callee) : undefined;
  const specifier = binding?.declaration;
  if (binding === undefined || specifier?.type !== 'ImportSpecifier' || binding.name !== name) return undefined;
  const renamed: TextEdit = { start: startOf(callee), end: endOf(callee), text: other };
  const known = file.names.lookup(other, node);
  if (known !== undefined) return isFrom(file, known, binding, other) ? [renamed] : undefined;
  const { anchor, edit } = bringing(file, specifier, binding, other);
  const isUnused = anchor !== specifier && binding.references.length === 1;
  return [renamed, edit, ...(isUnused ? withoutSpecifier(file, specifier) : [])];
}

interface Bringing {
  readonly anchor: t.ImportSpecifier;
  readonly edit: TextEdit;
}

const brought = new WeakMap<SourceFile, Map<string, Bringing>>();

/** The edit that adds a name to a file: the same one for all calls that need the name. */
function bringing(file: SourceFile, specifier: t.ImportSpecifier, { references }: Binding, name: string): Bringing {
  const known = brought.get(file) ?? new Map<string, Bringing>();
  brought.set(file, known);
  const isReplaced = references.length === 1;
  const end = endOf(specifier);
  const edit = isReplaced ? { start: startOf(specifier), end, text: name } : { start: end, end, text: `, ${name}` };
  const found = known.get(name) ?? { anchor: specifier, edit };
  known.set(name, found);
  return found;
}

/** Removes a specifier from its import. */
function withoutSpecifier(file: SourceFile, specifier: t.ImportSpecifier): TextEdit[] {
  const statement = file.names.parentOf(specifier);
  const all = statement?.type === 'ImportDeclaration' ? statement.specifiers : [];
  const index = all.indexOf(specifier);
  const [before, next] = [all[index - 1], all[index + 1]];
  if (next !== undefined) return [{ start: startOf(specifier), end: startOf(next), text: '' }];
  return before === undefined ? [] : [{ start: endOf(before), end: endOf(specifier), text: '' }];
}

/** Whether a name is imported from the same module as another one. */
function isFrom(file: SourceFile, known: Binding, beside: Binding, name: string): boolean {
  const [found, own] = [importOf(known, file.names), importOf(beside, file.names)];
  return found !== undefined && found.name === name && found.source === own?.source;
}
