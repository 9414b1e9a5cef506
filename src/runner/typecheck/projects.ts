import { dirname, join } from 'node:path';
import type ts from 'typescript';
import { kindAt } from '../files.ts';
import type { Compiler } from './compiler.ts';

/** A project of TypeScript: its configuration file, the files that it names, and its options. */
export interface Project {
  readonly config: string;
  readonly files: readonly string[];
  readonly options: ts.CompilerOptions;
  /** Whether its options are known: what its configuration file extends may be missing until packages are installed. */
  readonly isComplete: boolean;
}

/** The codes of messages about a configuration file that is not found, or cannot be read. */
const missing: readonly number[] = [5083, 6053];

/**
 * Returns a function that finds the project of a file, by its absolute path: that of the nearest `tsconfig.json` or
 * `jsconfig.json` that includes the file, itself or in a project that it references.
 */
export function projectFinder(compiler: Compiler): (path: string) => Project | undefined {
  const read = new Map<string, readonly Project[]>();
  const projectsAt = (config: string): readonly Project[] => {
    const known = read.get(config);
    if (known !== undefined) return known;
    // A project that references itself has no more files.
    read.set(config, []);
    const parsed = parse(compiler, config);
    const referenced = parsed?.projectReferences?.map((one) => compiler.resolveProjectReferencePath(one)) ?? [];
    const all = [...(parsed ? [projectOf(config, parsed)] : []), ...referenced.flatMap(projectsAt)];
    read.set(config, all);
    return all;
  };
  return (path) => {
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const configs = ['tsconfig.json', 'jsconfig.json'].map((name) => join(folder, name));
      const all = configs.filter((config) => kindAt(config) !== null).flatMap(projectsAt);
      const found = all.find(({ files }) => files.includes(path));
      if (found !== undefined || folder === dirname(folder)) return found;
    }
  };
}

function parse(compiler: Compiler, config: string): ts.ParsedCommandLine | undefined {
  const host = { ...compiler.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  return compiler.getParsedCommandLineOfConfigFile(config, {}, host);
}

/** Nothing is written, and other projects are read from their sources: their output may not be there. */
function projectOf(config: string, { fileNames, options, errors }: ts.ParsedCommandLine): Project {
  const { tsBuildInfoFile: _, ...own } = options;
  const isComplete = !errors.some(({ code }) => missing.includes(code));
  return {
    config,
    files: fileNames,
    isComplete,
    options: { ...own, noEmit: true, composite: false, incremental: false },
  };
}
