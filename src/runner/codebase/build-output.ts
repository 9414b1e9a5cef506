const always = /^\.(?:next|nuxt|output|svelte-kit|angular|docusaurus|vercel|turbo|cache|parcel-cache)$/;
const perhaps = /^(?:dist|build|out|coverage|storybook-static)$/;

/**
 * Finds the build output in a listing by the names of its folders. Names that only tools use always count. A `dist`,
 * `build`, `out`, `coverage` or `storybook-static` counts if there is a `package.json` next to it and it holds no
 * TypeScript but declarations: in source trees such names are ordinary words. Takes the paths of the listing, relative
 * to what the user named, so that a folder the user named never counts, and the folder names that the user typed in a
 * glob, which do not count either.
 */
export function findBuildOutput(paths: readonly string[], typed: readonly string[]): (path: string) => boolean {
  const all = new Set(paths);
  const isOutput = (folder: string, name: string): boolean =>
    !typed.includes(name) && (always.test(name) || (perhaps.test(name) && all.has(`${folder}package.json`)));
  const found = new Set(paths.flatMap((path) => foldersOf(path, isOutput)));
  const sources = paths.filter(isTypeScriptSource).flatMap((path) => foldersOf(path, (_, name) => perhaps.test(name)));
  for (const folder of sources) found.delete(folder);
  return (path) => found.size > 0 && foldersOf(path, isOutput).some((folder) => found.has(folder));
}

/** The folders of a path (`dist/` and `dist/a/` for `dist/a/x.js`) whose parent and name pass a test. */
function foldersOf(path: string, test: (parent: string, name: string) => boolean): string[] {
  const folders: string[] = [];
  let start = 0;
  for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', start)) {
    if (test(path.slice(0, start), path.slice(start, end))) folders.push(path.slice(0, end + 1));
    start = end + 1;
  }
  return folders;
}

function isTypeScriptSource(path: string): boolean {
  return /\.[cm]?tsx?$/.test(path) && !/\.d\.[cm]?ts$/.test(path);
}
