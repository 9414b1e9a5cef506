import type * as t from '@babel/types';
import type { Binding } from '../names/bind.ts';
import { importOf } from '../pattern.ts';
import { contains, type SourceFile } from '../source-file.ts';
import { walk } from '../walk.ts';
import { type Names, passedOn, type ReExport } from './re-exports.ts';

/** What a file imports and may export again. */
export interface Carrier {
  /** Whether a string in the file is one of those looked for. */
  readonly isSeed: (text: string) => boolean;
  /** The names of a module, as imported here, that carry such a string. */
  readonly carriedBy: (source: string) => Names | undefined;
}

/** The names of a file that depend on a string that is looked for. */
export interface CarriedNames {
  /** The exported names among them. */
  readonly names: Names;
  /** Whether anything in the file depends on one, exported or not. */
  readonly isReached: boolean;
}

/**
 * The exported names that depend on a string that is looked for: a constant that holds it, a function or class that
 * uses it, and whatever uses those. Decided by names alone, so it errs on the side of too many.
 */
export function carriedNames(file: SourceFile, { isSeed, carriedBy }: Carrier): CarriedNames {
  const carried = new Carried(file);
  const { program } = file.tree;
  const passed = passedOn(program.body.flatMap(reExportOf), carriedBy);
  walk(program, (node) => {
    if (node.type === 'StringLiteral' && isSeed(node.value)) carried.note(node);
    if (node.type === 'TemplateElement' && isSeed(node.value.raw)) carried.note(node);
    const source = loadedFrom(node);
    if (source !== undefined && carriedBy(source) !== undefined) carried.note(node);
    if (!/^Import(Default|Namespace)?Specifier$|^TSImportEqualsDeclaration$/.test(node.type)) return;
    const local = node.type === 'TSImportEqualsDeclaration' ? node.id : (node as t.ImportSpecifier).local;
    const binding = file.names.bindingOf(local);
    const imported = binding && importOf(binding, file.names);
    const names = imported && carriedBy(imported.source);
    if (names !== undefined && (names === 'all' || imported?.name === '*' || names.has(imported?.name ?? ''))) {
      carried.carry(binding as Binding);
    }
  });
  const isReached = passed === 'all' || passed.size > 0 || carried.isReached;
  return { names: passed === 'all' || carried.isWhole ? 'all' : new Set([...passed, ...carried.exported]), isReached };
}

function reExportOf(statement: t.Statement): readonly ReExport[] {
  if (statement.type === 'ExportAllDeclaration') return [{ source: statement.source.value, names: 'all' }];
  if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return [];
  const names = statement.specifiers.map((specifier) => ({
    local: specifier.type === 'ExportSpecifier' ? specifier.local.name : '*',
    exported: exportedName(specifier),
  }));
  return [{ source: statement.source.value, names }];
}

/** The module of `require('…')` and `import('…')`. */
function loadedFrom(node: t.Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const isLoad = node.callee.type === 'Import' || (node.callee.type === 'Identifier' && node.callee.name === 'require');
  const [source] = node.arguments;
  return isLoad && source?.type === 'StringLiteral' ? source.value : undefined;
}

function exportedName({ exported }: t.ExportSpecifier | t.ExportNamespaceSpecifier | t.ExportDefaultSpecifier): string {
  return exported.type === 'Identifier' ? exported.name : exported.value;
}

/** Follows, statement by statement, what carries a string in one file. */
class Carried {
  readonly exported = new Set<string>();
  /** Whether anything that the file exports may carry it: it is assigned to members of `module`, or to a global. */
  isWhole = false;
  isReached = false;
  readonly #file: SourceFile;
  readonly #seen = new Set<unknown>();

  constructor(file: SourceFile) {
    this.#file = file;
  }

  carry(binding: Binding): void {
    if (this.#seen.has(binding)) return;
    this.#seen.add(binding);
    this.isReached = true;
    for (const reference of [...binding.references, ...binding.typeReferences]) this.note(reference);
  }

  /** Records that whatever the statement around a node declares or exports carries what the node does. */
  note(node: t.Node): void {
    this.isReached = true;
    const [statement, part] = this.#around(node);
    if (statement?.type === 'ExportNamedDeclaration' && statement.declaration == null) this.#specifiers(statement);
    if (statement === undefined || this.#seen.has(part)) return;
    this.#seen.add(part);
    if (statement.type === 'ExportDefaultDeclaration') this.exported.add('default');
    const declaration =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
        ? statement.declaration
        : statement;
    const declared = this.#declaredIn(part ?? declaration ?? statement);
    for (const binding of declared) {
      if (statement.type === 'ExportNamedDeclaration') this.exported.add(binding.name);
      this.carry(binding);
    }
    if (statement.type === 'TSExportAssignment' || statement.type === 'ExpressionStatement') this.#used(statement);
  }

  /** The top-level statement around a node and, of several variables, the one it belongs to. */
  #around(node: t.Node): readonly [t.Statement | undefined, t.Node | undefined] {
    const { names } = this.#file;
    let declarator: t.Node | undefined;
    for (let inner: t.Node | undefined = node; inner !== undefined; inner = names.parentOf(inner)) {
      const outer = names.parentOf(inner);
      if (inner.type === 'VariableDeclarator') declarator = inner;
      if (outer?.type === 'Program') {
        const isVariable = /^(VariableDeclaration|ExportNamedDeclaration)$/.test(inner.type);
        return [
          inner as t.Statement,
          isVariable && declarator !== undefined && this.#isTop(declarator) ? declarator : inner,
        ];
      }
    }
    return [undefined, undefined];
  }

  #isTop(declarator: t.Node): boolean {
    const { names } = this.#file;
    const declaration = names.parentOf(declarator);
    const holder = declaration && names.parentOf(declaration);
    return holder?.type === 'Program' || holder?.type === 'ExportNamedDeclaration';
  }

  #specifiers({ specifiers }: t.ExportNamedDeclaration): void {
    for (const specifier of specifiers) {
      if (specifier.type !== 'ExportSpecifier') continue;
      const binding = this.#file.names.bindingOf(specifier.local);
      if (binding !== undefined && this.#seen.has(binding)) this.exported.add(exportedName(specifier));
    }
  }

  /** The names that a statement declares outside functions. */
  #declaredIn(node: t.Node): readonly Binding[] {
    const { names } = this.#file;
    const declared: Binding[] = [];
    walk(node, (inner) => {
      const binding = inner.type === 'Identifier' ? names.bindingOf(inner) : undefined;
      if (binding?.identifier === inner && isTopLevel(binding)) declared.push(binding);
    });
    return declared;
  }

  /**
   * A statement that is not a declaration may pass what it carries to any value that it names: `configure(client,
   * ROOT)`.
   */
  #used(statement: t.Statement): void {
    walk(statement, (inner) => {
      if (inner.type !== 'Identifier') return;
      const binding = this.#file.names.bindingOf(inner);
      if (binding !== undefined && isTopLevel(binding) && !contains(statement, binding.identifier)) this.carry(binding);
      if (binding === undefined && /^(module|exports|globalThis|window|self|global)$/.test(inner.name))
        this.isWhole = true;
    });
  }
}

function isTopLevel({ scope }: Binding): boolean {
  return scope.parent === undefined || scope.node.type === 'Program';
}
