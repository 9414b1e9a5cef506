const folder = 'node_modules/';
/** What stands before the path of a part: esbuild and Rollup, Rolldown, webpack. */
const marks = ['// ', '//#region ', '/***/ "'];
const fewestParts = 2;

/** Whether a text is put together by a bundler, from packages among others: comments on lines of their own name the file of each part. */
export function isBundled(text: string): boolean {
  let parts = 0;
  for (let at = text.indexOf(folder); at !== -1; ) {
    const start = text.lastIndexOf('\n', at) + 1;
    const next = text.indexOf('\n', at);
    const line = text.slice(start, next === -1 ? text.length : next).trimEnd();
    const mark = marks.find((one) => line.startsWith(one));
    if (mark !== undefined && !/\s/.test(line.slice(mark.length))) parts++;
    if (parts === fewestParts) return true;
    at = next === -1 ? -1 : text.indexOf(folder, next);
  }
  return false;
}
