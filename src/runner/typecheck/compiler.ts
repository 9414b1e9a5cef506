import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type ts from 'typescript';
import { UsageError } from '../../contract/usage-error.ts';

/** The programming interface of the TypeScript compiler. */
export type Compiler = typeof ts;

/** Whether a run compiles its changes, and where it looks for the compiler. */
interface Asked {
  readonly cwd: string;
  readonly typecheck?: boolean;
}

/**
 * Loads TypeScript if a run compiles its changes: the one that the code base has installed, or else one installed beside
 * this tool. Throws a UsageError if there is none, or one without the programming interface of versions 5 and 6.
 */
export async function compilerFor({ cwd, typecheck }: Asked): Promise<Compiler | undefined> {
  if (!typecheck) return undefined;
  const path = [resolve(cwd, 'package.json'), import.meta.url].flatMap(pathFrom)[0];
  if (path === undefined) {
    throw new UsageError('`--typecheck` needs TypeScript in the code base: run `npm install`, or leave the option out');
  }
  const { default: compiler } = (await import(pathToFileURL(path).href)) as { readonly default?: Partial<Compiler> };
  if (compiler?.createProgram !== undefined) return compiler as Compiler;
  throw new UsageError(`\`--typecheck\` needs TypeScript 5 or 6, not ${compiler?.version ?? 'what is installed'}`);
}

function pathFrom(file: string): readonly string[] {
  try {
    return [createRequire(file).resolve('typescript')];
  } catch {
    return [];
  }
}
