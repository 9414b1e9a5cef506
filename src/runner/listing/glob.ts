import picomatch from 'picomatch';

/** A glob, split at its first special character. */
export interface Glob {
  /** The folder to look in, as typed; empty if the glob starts with a special part. */
  readonly base: string;
  /** The folder names that are spelled out in the rest. */
  readonly typed: readonly string[];
  /** Whether the glob matches a path relative to `base`: the path itself, or a folder that contains it. */
  matches(path: string): boolean;
}

/**
 * Parses a glob with `/` between its parts; returns null if it has no special characters. Names may start with a dot.
 */
export function readGlob(text: string): Glob | null {
  const { base, glob, isGlob } = picomatch.scan(text, { unescape: true });
  if (!isGlob) return null;
  const isMatch = picomatch(glob, { dot: true });
  return { base, typed: glob.split('/'), matches: (path) => withFolders(path).some((part) => isMatch(part)) };
}

/**
 * Parses the globs of `--ignore` into a test for paths relative to the working directory. A glob without a slash
 * matches a file or folder of that name anywhere; a folder includes everything in it; a glob that is an existing path
 * means that path, whatever characters it has.
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
