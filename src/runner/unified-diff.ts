import { formatPatch, OMIT_HEADERS, structuredPatch } from 'diff';

/**
 * Gives the change of one file as a unified diff that `git apply` accepts in the working directory. `path` is relative
 * to it. Line ends are kept as they are.
 */
export function unifiedDiff(path: string, before: string, after: string): string {
  const patch = structuredPatch(path, path, before, after, undefined, undefined, { context: 3 });
  return `--- ${headerName(`a/${path}`)}\n+++ ${headerName(`b/${path}`)}\n${formatPatch(patch, OMIT_HEADERS)}`;
}

/** Gives the diff of a file that is written anew, which `git apply` accepts where nothing stands there. */
export function createdDiff(path: string, text: string): string {
  const patch = structuredPatch(path, path, '', text, undefined, undefined, { context: 3 });
  return `--- /dev/null\n+++ ${headerName(`b/${path}`)}\n${formatPatch(patch, OMIT_HEADERS)}`;
}

/** Writes a name as git does: quoted where it has special characters, with a tab after it where it has spaces. */
function headerName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a file name may hold them
  if (/["\\\u0000-\u001f\u007f]/.test(name)) return `"${quoted(name)}"`;
  return name.includes(' ') ? `${name}\t` : name;
}

function quoted(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a file name may hold them
  return name.replace(/["\\]/g, '\\$&').replace(/[\u0000-\u001f\u007f]/g, octal);
}

function octal(character: string): string {
  return `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`;
}
