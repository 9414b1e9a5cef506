import type * as t from '@babel/types';
import type { SourceFile } from '../source/source-file.ts';
import type { Evaluator } from './evaluate.ts';
import { external, type Place, unknown, type Value } from './value.ts';

/** The files that an export was looked for in on the way. */
type Trail = readonly SourceFile[];

/** What a file exports under a name, re-exports followed; `place` is where it is asked for. */
export function exportedValue(
  evaluator: Evaluator,
  file: SourceFile,
  name: string,
  place: Place,
  trail: Trail = [],
): Value {
  if (trail.includes(file)) return unknown(place, 'exported in circles');
  for (const statement of file.tree.program.body) {
    const found = exportedBy(evaluator, { node: statement, file, env: undefined }, name, place, trail);
    if (found !== undefined) return found;
  }
  return (
    commonExport(evaluator, file, name) ??
    starExport(evaluator, file, name, place, trail) ??
    memberOfWhole(evaluator, file, name, place) ??
    unknown(place, 'not exported')
  );
}

/** A module that exports one thing is taken apart by name, and given whole as its default. */
function memberOfWhole(evaluator: Evaluator, file: SourceFile, name: string, place: Place): Value | undefined {
  const whole = wholeModule(evaluator, file);
  if (whole.kind === 'module') return name === 'default' && isCommon(file) ? whole : undefined;
  const member = name === 'default' ? whole : evaluator.member(whole, name, place);
  return member.kind === 'undefined' ? undefined : member;
}

function exportedBy(
  evaluator: Evaluator,
  { node, file }: Place,
  name: string,
  place: Place,
  trail: Trail,
): Value | undefined {
  if (node.type === 'ExportDefaultDeclaration')
    return name === 'default' ? defaultValue(evaluator, node, file) : undefined;
  if (node.type !== 'ExportNamedDeclaration') return undefined;
  const declared = node.declaration && declaredName(node.declaration, name);
  if (declared) return evaluator.evaluate({ node: declared, file, env: undefined });
  for (const specifier of node.specifiers) {
    const exported = specifier.exported.type === 'Identifier' ? specifier.exported.name : specifier.exported.value;
    if (exported !== name) continue;
    if (node.source) return reexported(evaluator, file, node.source.value, sourceName(specifier), place, trail);
    if (specifier.type === 'ExportSpecifier')
      return evaluator.evaluate({ node: specifier.local, file, env: undefined });
  }
  return undefined;
}

function sourceName(specifier: t.ExportSpecifier | t.ExportNamespaceSpecifier | t.ExportDefaultSpecifier): string {
  if (specifier.type === 'ExportNamespaceSpecifier') return '*';
  return specifier.type === 'ExportSpecifier' ? specifier.local.name : 'default';
}

function reexported(
  evaluator: Evaluator,
  file: SourceFile,
  source: string,
  name: string,
  place: Place,
  trail: Trail,
): Value {
  const target = evaluator.open(file, source);
  if (target === undefined) return external(place, { kind: 'module', source, name });
  return name === '*'
    ? { kind: 'module', file: target }
    : exportedValue(evaluator, target, name, place, [...trail, file]);
}

function defaultValue(evaluator: Evaluator, { declaration }: t.ExportDefaultDeclaration, file: SourceFile): Value {
  const place = { node: declaration, file, env: undefined };
  if (declaration.type === 'FunctionDeclaration')
    return { kind: 'function', place: { ...place, node: declaration }, self: undefined };
  if (declaration.type === 'ClassDeclaration') return { kind: 'class', place: { ...place, node: declaration } };
  return evaluator.evaluate(place);
}

/** The identifier that a declaration declares under a name. */
function declaredName(declaration: t.Declaration, name: string): t.Identifier | undefined {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations
      .flatMap(({ id }) => identifiersIn(id))
      .find((identifier) => identifier.name === name);
  }
  const id = 'id' in declaration ? declaration.id : undefined;
  return id?.type === 'Identifier' && id.name === name ? id : undefined;
}

function identifiersIn(pattern: t.Node): t.Identifier[] {
  if (pattern.type === 'Identifier') return [pattern];
  if (pattern.type === 'AssignmentPattern') return identifiersIn(pattern.left);
  if (pattern.type === 'RestElement') return identifiersIn(pattern.argument);
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((element) => (element ? identifiersIn(element) : []));
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    identifiersIn(property.type === 'RestElement' ? property : property.value),
  );
}

/** All of a file's exports: what it gives as `export =` or `module.exports`, the data of a JSON file, or its exports by name. */
export function wholeModule(evaluator: Evaluator, file: SourceFile): Value {
  for (const statement of file.tree.program.body) {
    const whole = wholeOf(file, statement);
    if (whole !== undefined) return evaluator.evaluate({ node: whole, file, env: undefined });
  }
  return { kind: 'module', file };
}

function wholeOf(file: SourceFile, statement: t.Statement): t.Expression | undefined {
  if (statement.type === 'TSExportAssignment') return statement.expression;
  if (statement.type === 'ExportDefaultDeclaration' && file.path.endsWith('.json')) {
    return statement.declaration as t.Expression;
  }
  return commonAssignments(file, statement).find(({ target }) => target === 'module.exports')?.right;
}

/** `module.exports = exports = x` assigns to both. */
function commonAssignments(file: SourceFile, statement: t.Statement): { target: string; right: t.Expression }[] {
  const targets: string[] = [];
  let right = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  while (right?.type === 'AssignmentExpression' && right.operator === '=') {
    targets.push(file.textOf(right.left));
    right = right.right;
  }
  return right === undefined ? [] : targets.map((target) => ({ target, right }));
}

function isCommon(file: SourceFile): boolean {
  const targets = file.tree.program.body.flatMap((statement) => commonAssignments(file, statement));
  return targets.some(({ target }) => /^(?:module\.)?exports\b/.test(target));
}

/** `module.exports.name = x`, `exports.name = x`, and `exports['name'] = x`. */
function commonExport(evaluator: Evaluator, file: SourceFile, name: string): Value | undefined {
  for (const statement of file.tree.program.body) {
    for (const { target, right } of commonAssignments(file, statement)) {
      const [, dotted, quoted] = /^(?:module\.)?exports(?:\.(\w+)|\[['"](.*)['"]\])$/.exec(target) ?? [];
      if ((dotted ?? quoted) === name) return evaluator.evaluate({ node: right, file, env: undefined });
    }
  }
  return undefined;
}

function starExport(
  evaluator: Evaluator,
  file: SourceFile,
  name: string,
  place: Place,
  trail: Trail,
): Value | undefined {
  if (name === 'default') return undefined;
  for (const statement of file.tree.program.body) {
    if (statement.type !== 'ExportAllDeclaration') continue;
    const target = evaluator.open(file, statement.source.value);
    const found = target && exportedValue(evaluator, target, name, place, [...trail, file]);
    if (found !== undefined && found.kind !== 'unknown') return found;
  }
  return undefined;
}
