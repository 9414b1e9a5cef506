import type * as t from '@babel/types';
import { indentAt } from '../../requests/edits/object-edit.ts';
import { keyName } from '../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { ModulePlace } from './module-place.ts';
import { moduleName } from './search-module.ts';

/** Imports names of the module in a file: adds them to an existing import, or adds an import after the others. */
export function importEdits(file: SourceFile, place: ModulePlace, names: readonly string[]): TextEdit[] {
  const known = importsOf(file);
  const missing = [...new Set(names)].filter((name) => !known.names.includes(name)).sort();
  if (missing.length === 0) return [];
  if (known.specifiers.length > 0) return besideOthers(known.specifiers, missing);
  const line = importLine(file, place, missing);
  const { endOfLine } = file.style;
  const { body } = file.tree.program;
  const last = place.form.isCommonJs ? body.findLast(isImport) : (body.findLast(isStatic) ?? body.findLast(isImport));
  // Example: a script in a `.svelte` file, which is indented as a whole
  const before = endOfLine + indentAt(file.text, startOf(last ?? body[0] ?? file.tree.program));
  if (last !== undefined) return [{ start: endOf(last), end: endOf(last), text: before + line }];
  const at = startOfCode(file);
  return [{ start: at, end: at, text: line + endOfLine + before }];
}

/** Whether a name is unused in a file, or is that of the module. */
export function canImport(file: SourceFile, name: string, at: t.Node): boolean {
  const binding = file.names.lookup(name, at);
  return binding === undefined || (binding.scope === file.names.root && importsOf(file).names.includes(name));
}

function importLine({ style }: SourceFile, { specifier, form }: ModulePlace, names: readonly string[]): string {
  const list = style.spacedBraces ? `{ ${names.join(', ')} }` : `{${names.join(', ')}}`;
  const from = style.quote + specifier + style.quote;
  const statement = form.isCommonJs ? `const ${list} = require(${from})` : `import ${list} from ${from}`;
  return style.semicolons ? `${statement};` : statement;
}

type Specifier = t.ImportSpecifier | t.ObjectProperty;

/** Adds names to an import, each before the first one that follows it in the alphabet: one edit for each place. */
function besideOthers(specifiers: readonly Specifier[], names: readonly string[]): TextEdit[] {
  const end = endOf(specifiers.at(-1) as Specifier);
  const texts = new Map<number, string>();
  for (const name of names) {
    const next = specifiers.find((one) => name < (nameOf(one) ?? ''));
    const at = next === undefined ? end : startOf(next);
    texts.set(at, (texts.get(at) ?? '') + (next === undefined ? `, ${name}` : `${name}, `));
  }
  return [...texts].map(([at, text]) => ({ start: at, end: at, text }));
}

/** The names that a file imports from the module, and their nodes. */
function importsOf(file: SourceFile): { readonly names: readonly string[]; readonly specifiers: readonly Specifier[] } {
  const specifiers = file.tree.program.body.map(specifiersOf).find((found) => found.length > 0) ?? [];
  return { names: specifiers.flatMap((one) => nameOf(one) ?? []), specifiers };
}

function nameOf(specifier: Specifier): string | undefined {
  return 'key' in specifier ? keyName(specifier) : specifier.local.name;
}

function specifiersOf(statement: t.Statement): readonly Specifier[] {
  if (statement.type === 'ImportDeclaration' && isOfModule(statement.source)) {
    return statement.specifiers.filter((one) => one.type === 'ImportSpecifier');
  }
  const [declarator] = statement.type === 'VariableDeclaration' ? statement.declarations : [];
  if (declarator?.id.type !== 'ObjectPattern' || !isRequire(declarator.init)) return [];
  if (!isOfModule(declarator.init.arguments[0])) return [];
  return declarator.id.properties.filter((one) => one.type === 'ObjectProperty');
}

function isOfModule(source: t.Node | undefined): boolean {
  return (
    source?.type === 'StringLiteral' && source.value.replace(/^.*\//, '').replace(/\.[cm]?[jt]s$/, '') === moduleName
  );
}

function isRequire(node: t.Node | null | undefined): node is t.CallExpression {
  return node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require';
}

function isStatic({ type }: t.Statement): boolean {
  return type === 'ImportDeclaration' || type === 'TSImportEqualsDeclaration';
}

function isImport(statement: t.Statement): boolean {
  if (isStatic(statement)) return true;
  return statement.type === 'VariableDeclaration' && statement.declarations.every(({ init }) => isRequire(init));
}

/** The start of the first statement, including its own comments; a comment on the whole file stays above. */
function startOfCode(file: SourceFile): number {
  const [first] = file.tree.program.body;
  return first === undefined ? file.text.length : startWithComments(file, first);
}

/** The start of a statement, including its own comments and decorators; a comment on the whole file stays above. */
export function startWithComments(file: SourceFile, statement: t.Node): number {
  let start = Math.min(startOf(statement), ...decoratorsOf(statement).map(startOf));
  for (const comment of [...(file.tree.comments ?? [])].reverse()) {
    const [from, to] = [comment.start as number, comment.end as number];
    const isAttached = to <= start && /^[ \t]*(?:\r?\n[ \t]*)?$/.test(file.text.slice(to, start));
    const isOfFile = /@ts-|@flow|eslint|prettier|biome|copyright|licen[cs]e|@file/i.test(comment.value);
    if (to <= start && (!isAttached || isOfFile)) break;
    if (to <= start) start = from;
  }
  return start;
}

function decoratorsOf(statement: t.Node): readonly t.Decorator[] {
  const declared = 'declaration' in statement ? statement.declaration : statement;
  return declared?.type === 'ClassDeclaration' ? (declared.decorators ?? []) : [];
}
