import picomatch from 'picomatch';

/** A glob cut where its first special character stands. */
export interface Glob {
  /** The folder to look in, as typed; empty if the glob starts at once. */
  readonly base: string;
  /** The folder names that are typed out in the rest. */
  readonly typed: readonly string[];
  /** Whether the glob means a path, given relative to `base`: the path itself, or a folder that it lies in. */
  matches(path: string): boolean;
}

/** Reads a glob with `/` between its parts, or gives null if a text has nothing special in it. Names may start with a dot. */
export function readGlob(text: string): Glob | null {
  const { base, glob, isGlob } = picomatch.scan(text, { unescape: true });
  if (!isGlob) return null;
  const isMatch = picomatch(glob, { dot: true });
  return { base, typed: glob.split('/'), matches: (path) => withFolders(path).some((part) => isMatch(part)) };
}

/**
 * Reads the globs of `--ignore` into a test of paths relative to the working directory. One without a slash means a
 * file or folder of that name anywhere; a folder stands for everything in it; a text that is a path means that path,
 * whatever characters it has.
 */
export function readIgnoreGlobs(globs: readonly string[]): (path: string) => boolean {
  const tests = globs.map((glob) => picomatch(glob.includes('/') ? glob : `**/${glob}`, { dot: true }));
  return (path) => tests.length > 0 && withFolders(path).some((part) => tests.some((test) => test(part)));
}

/** `a`, `a/b` and `a/b/c` for `a/b/c`. */
function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
