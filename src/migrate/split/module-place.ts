import { type Refusal, refuse } from '../../requests/call-site.ts';
import { parse } from '../../source/parse.ts';
import { keyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import { isSearchModule, type ModuleForm, moduleName } from './search-module.ts';

/** The folders around a file in which a module may be written. Paths are like those of the files. */
export interface Surroundings {
  /**
   * The folder of the nearest `package.json`, with a trailing `/` unless it is empty, and whether that file says
   * `"type": "module"`.
   */
  packageOf(path: string): { readonly folder: string; readonly isModule: boolean };
  /** The text of the file at a path; undefined if there is none. */
  textAt(path: string): string | undefined;
  /** Whether a file of the code base names `URLSearchParams`, or what gives them. */
  hasSearchParams(): boolean;
  /** The line width that the formatter of a file is set to, in characters; undefined if that is not known. */
  lineWidthAt(path: string): number | undefined;
  /** Whether other files of its package end lists over several lines with a comma; undefined if none shows it. */
  trailingCommasAt(path: string): boolean | undefined;
}

/** Where the module is for a file, and how the file imports it. */
export interface ModulePlace {
  readonly path: string;
  readonly specifier: string;
  readonly form: ModuleForm;
  /** The existing text, if there is any. */
  readonly before: string | undefined;
}

/** Folders in which a framework gives every file a special meaning. */
const meaningful = /^(pages|routes|api|functions|public|static|bin)$/;

/**
 * Finds the place of the module for a file: the top source folder of its package (`src`), or the package itself if the
 * file is in no such folder, or in one where each file has a special meaning (`pages`). The place depends on the file
 * alone, so that all files of one source folder share it. Refuses files that can't import anything.
 */
export function findModulePlace(file: SourceFile, surroundings: Surroundings): ModulePlace | Refusal {
  const owner = surroundings.packageOf(file.path);
  const system = moduleSystem(file, owner.isModule);
  if (system === undefined)
    return refuse(
      'no-imports',
      'the query is known only at run time, and this script has no imports; build the body by hand',
    );
  const [top = '', ...rest] = file.path.slice(owner.folder.length).split('/');
  const isOpen = rest.length === 0 || meaningful.test(top);
  const extension = /\.[cm]?[jt]s(?=x?$)/.exec(file.languagePath)?.[0] ?? '.js';
  const name = moduleName + extension;
  const path = owner.folder + (isOpen ? name : `${top}/${name}`);
  const text = surroundings.textAt(path);
  if (text !== undefined && !isSearchModule(text)) {
    return refuse(
      'name-taken',
      `the search module belongs at \`${path}\`, but another file is there; rename that file`,
    );
  }
  return {
    path,
    specifier: specifierOf(file, name, rest.length - (isOpen ? 0 : 1), {
      isModule: owner.isModule,
      isEsm: system === 'module',
      isBundled: () => isBundled(owner.folder, surroundings),
    }),
    form: {
      isTyped: /ts$/.test(extension),
      isCommonJs: system === 'commonjs' && !/ts$/.test(extension),
      hasSearchParams: surroundings.hasSearchParams(),
      style: file.style,
    },
    before: text,
  };
}

/** How a file loads modules: by import or require; undefined if it does neither. */
function moduleSystem(file: SourceFile, isModule: boolean): 'module' | 'commonjs' | undefined {
  if (file.block !== undefined) return file.block.isModule ? 'module' : undefined;
  const { body } = file.tree.program;
  if (/\.m[jt]s$/.test(file.path) || body.some(({ type }) => /^(Import|Export|TSImportEquals|TSExport)/.test(type)))
    return 'module';
  if (/\.c[jt]s$/.test(file.path) || /\brequire\(\s*['"]|\bmodule\.exports\b|^exports\.\w/m.test(file.text))
    return 'commonjs';
  return isModule ? 'module' : undefined;
}

/** What is known about module resolution in a package. */
interface Resolution {
  readonly isModule: boolean;
  readonly isEsm: boolean;
  isBundled(): boolean;
}

/**
 * The path from a file to the module: with an extension if the file uses them or, if nothing tells, if that works
 * everywhere (JavaScript) or Node needs it.
 */
function specifierOf(
  file: SourceFile,
  name: string,
  depth: number,
  { isModule, isEsm, isBundled }: Resolution,
): string {
  const whole = (depth === 0 ? './' : '../'.repeat(depth)) + name;
  const bare = whole.replace(/\.[cm]?[jt]s$/, '');
  const known = relativeSpecifiers(file);
  const extensions = known.flatMap((specifier) => /\.[cm]?[jt]sx?$/.exec(specifier)?.[0] ?? []);
  if (extensions.some((extension) => extension.includes('ts'))) return whole;
  if (extensions.length > 0) return whole.replace(/ts$/, 'js');
  if (known.length > 0) return bare;
  const isScript = /ts$/.test(name) ? isModule && !isBundled() : isEsm;
  return isScript || /\.[cm][jt]s$/.test(name) ? whole.replace(/ts$/, 'js') : bare;
}

/** The configuration of bundlers, and of frameworks that bring one. */
const bundlers = [
  ...['vite.config.ts', 'vite.config.js', 'next.config.js', 'next.config.mjs', 'next.config.ts'],
  ...['nuxt.config.ts', 'nuxt.config.js', 'svelte.config.js', 'astro.config.mjs', 'astro.config.ts'],
];

/** Whether a bundler resolves the modules of a package, so that they need no extension. */
function isBundled(folder: string, { textAt }: Surroundings): boolean {
  if (bundlers.some((name) => textAt(folder + name) !== undefined)) return true;
  return ['tsconfig.json', 'tsconfig.app.json', 'tsconfig.base.json'].some((name) => {
    const text = textAt(folder + name);
    return text !== undefined && resolutionIn(text) === 'bundler';
  });
}

/** What the text of a `tsconfig.json` says about module resolution. */
function resolutionIn(text: string): string | undefined {
  const parsed = parse('tsconfig.ts', `(${text}\n);`);
  if ('failure' in parsed) return undefined;
  let found: string | undefined;
  walk(parsed.file.program, (node) => {
    if (node.type !== 'ObjectProperty' || keyName(node) !== 'moduleResolution') return;
    if (node.value.type === 'StringLiteral') found = node.value.value.toLowerCase();
  });
  return found;
}

/** The relative imports of a file. */
function relativeSpecifiers(file: SourceFile): string[] {
  const own = /(?:\bfrom|\bimport|\brequire)\s*(?:\(\s*)?['"](\.[^'"\n]*)['"]/g;
  return [...file.text.matchAll(own)]
    .map((found) => found[1] as string)
    .filter((specifier) => !/\.(json|css|scss|svg)$/.test(specifier));
}
