import { dirname, extname, join } from 'node:path';
import { type NapiResolveOptions, ResolverFactory } from 'oxc-resolver';
import { isWithin, kindAt } from '../files.ts';
import { type Alias, pathBehind } from './alias.ts';
import { findAliases } from './find-aliases.ts';
import { packagesOf, sourcesOf, splitSpecifier } from './workspace.ts';

/** Returns the file of the code base that a specifier leads to; both are absolute paths. */
export interface Resolve {
  (from: string, specifier: string): string | undefined;
  /** For type imports: if there is no source, a declaration file counts too. */
  types(from: string, specifier: string): string | undefined;
}

/** What resolves specifiers in addition to the rules of Node and TypeScript. */
export interface ResolveOptions {
  readonly cwd: string;
  /** The files of the run, relative to `cwd`; they show the packages of a workspace. */
  readonly listed: readonly string[];
  /** From the configuration of this tool; they take precedence. */
  readonly aliases: readonly Alias[];
}

const extensions = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json'];

const plain = {
  extensions,
  extensionAlias: {
    '.js': ['.ts', '.tsx', '.js', '.jsx'],
    '.mjs': ['.mts', '.mjs'],
    '.cjs': ['.cts', '.cjs'],
    '.jsx': ['.tsx', '.jsx'],
  },
  conditionNames: ['import', 'require', 'node', 'default'],
} satisfies NapiResolveOptions;

const withDeclarations: NapiResolveOptions = {
  ...plain,
  extensions: [...extensions, '.d.ts', '.d.mts', '.d.cts'],
  extensionAlias: {
    ...plain.extensionAlias,
    '.js': [...plain.extensionAlias['.js'], '.d.ts'],
    '.mjs': [...plain.extensionAlias['.mjs'], '.d.mts'],
    '.cjs': [...plain.extensionAlias['.cjs'], '.d.cts'],
  },
};

/**
 * Resolves specifiers as Node and TypeScript do and, if that finds nothing, by workspaces, the configuration of
 * bundlers and the conventions of frameworks. Nothing needs to be installed or built; files in `node_modules` are not
 * part of the code base.
 */
export function createResolve(options: ResolveOptions): Resolve {
  const sources = resolving(new Lookup(options, plain, ownFile));
  const types = resolving(new Lookup(options, withDeclarations, ownTypes));
  return Object.assign(sources, {
    types: (from: string, specifier: string) => sources(from, specifier) ?? types(from, specifier),
  });
}

function resolving(lookup: Lookup): (from: string, specifier: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (from, specifier) => {
    const key = `${dirname(from)}\n${specifier}`;
    if (!known.has(key)) known.set(key, lookup.find(from, specifier));
    return known.get(key);
  };
}

class Lookup {
  readonly #options: ResolveOptions;
  readonly #own: typeof ownFile;
  readonly #typed: ResolverFactory;
  readonly #plain: ResolverFactory;
  readonly #forTypes: ResolverFactory;
  readonly #aliases = new Map<string, readonly Alias[]>();
  #packages: ReturnType<typeof packagesOf> | undefined;

  /** `own` returns a resolved path if it is what is looked for. */
  constructor(options: ResolveOptions, how: NapiResolveOptions, own: typeof ownFile) {
    this.#options = options;
    this.#own = own;
    this.#typed = new ResolverFactory({ ...how, tsconfig: 'auto' });
    this.#plain = new ResolverFactory(how);
    this.#forTypes = new ResolverFactory({ ...how, conditionNames: ['types', ...(how.conditionNames ?? [])] });
  }

  find(from: string, written: string): string | undefined {
    const specifier = written.replace(/\?.*$/, '');
    const folder = dirname(from);
    const aliased = this.#behind(this.#options.aliases, folder, specifier);
    if (aliased !== undefined) return aliased;
    const { path } = this.#typed.resolveFileSync(from, specifier);
    const own = this.#own(path) ?? this.#own(this.#plain.sync(folder, specifier).path);
    if (/^\.{1,2}(?:\/|$)/.test(specifier)) return own;
    if (own !== undefined) return (isBuilt(own) ? this.#inWorkspace(specifier) : undefined) ?? own;
    const typed = path === undefined ? undefined : this.#own(this.#forTypes.sync(folder, specifier).path);
    return typed ?? this.#inWorkspace(specifier) ?? (path === undefined ? this.#byAlias(folder, specifier) : undefined);
  }

  #byAlias(folder: string, specifier: string): string | undefined {
    const { cwd } = this.#options;
    const found = first(foldersAbove(folder, cwd), (above) => this.#behind(this.#aliasesOf(above), folder, specifier));
    return found ?? this.#behind(conventions(packageFolder(folder, cwd)), folder, specifier);
  }

  /** A package of the same workspace that is not installed or not built is found by its name, as source. */
  #inWorkspace(specifier: string): string | undefined {
    const { name, rest } = splitSpecifier(specifier) ?? { name: '', rest: '' };
    this.#packages ??= packagesOf(this.#options.cwd, this.#options.listed);
    const own = this.#packages.get(name);
    return own && first(sourcesOf(own, rest), (path) => this.#own(this.#plain.sync(own.folder, path).path));
  }

  #behind(aliases: readonly Alias[], folder: string, specifier: string): string | undefined {
    return first(aliases, (alias) => {
      const path = pathBehind(alias, specifier);
      return path === undefined ? undefined : this.#own(this.#plain.sync(folder, path).path);
    });
  }

  #aliasesOf(folder: string): readonly Alias[] {
    const aliases = this.#aliases.get(folder) ?? findAliases(folder);
    this.#aliases.set(folder, aliases);
    return aliases;
  }
}

function first<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Aliases that frameworks define without configuration: Nuxt, SvelteKit, Vue and others. */
function conventions(root: string): readonly Alias[] {
  const sources = ['src', 'app', '.'].flatMap((folder) =>
    ['@', '~'].map((name) => ({ name, path: join(root, folder) })),
  );
  const tops = ['@@', '~~'].map((name) => ({ name, path: root }));
  return [...sources, ...tops, { name: '$lib', path: join(root, 'src/lib') }, { name: 'src', path: join(root, 'src') }];
}

/** The folder of the package that a folder belongs to. */
function packageFolder(folder: string, cwd: string): string {
  return foldersAbove(folder, cwd).find((above) => kindAt(join(above, 'package.json')) !== null) ?? cwd;
}

/** A folder and those around it, nearest first; the last one is the working directory, or a folder around it. */
function foldersAbove(folder: string, cwd: string): readonly string[] {
  const above = [folder];
  for (let at = folder; !isWithin(at, cwd); at = dirname(at)) above.push(dirname(at));
  return above;
}

function isBuilt(path: string): boolean {
  return /[\\/](?:dist|build|out|lib|es|esm|cjs)[\\/]/.test(path);
}

/** A resolved path, if it is source of the code base. */
function ownFile(path: string | undefined): string | undefined {
  const isSource = path !== undefined && !/\.d\.[cm]?ts$/.test(path);
  return isSource ? ownTypes(path) : undefined;
}

/** A resolved path, if it is source or declarations of the code base. */
function ownTypes(path: string | undefined): string | undefined {
  const isOwn = path !== undefined && !/[\\/]node_modules[\\/]/.test(path);
  return isOwn && extensions.includes(extname(path)) ? path : undefined;
}
