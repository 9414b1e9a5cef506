import { apiOfRun } from '../../contract/api.ts';
import type { CallSite } from '../../requests/call-site.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { leavesOf } from '../../values/text/pieces.ts';

/** Whose something is: this service's, or another one's. */
export type Owner = 'ours' | 'other';

/** The service that a string names; this one where it names both. */
export function namedIn(text: string): Owner | undefined {
  const { ours, others } = apiOfRun().signs;
  if (ours.test(text)) return 'ours';
  return others.test(text) ? 'other' : undefined;
}

/** The service that a call is named for: in its base, its callee, its files, or the functions, classes and constants on the way. */
export function namedBy(site: CallSite, base: string): Owner | undefined {
  const sink = site.sink === undefined ? [] : [site.sink.file.path, ...namesAround(site.sink)];
  const signs = [
    base,
    site.file.path,
    site.file.textOf(site.node),
    ...namesAround(site),
    ...constantsOf(site),
    ...sink,
  ];
  return namedIn(signs.join('\n'));
}

/** The names of the functions and classes that a call stands in. */
function namesAround({ file, node }: Pick<CallSite, 'node'> & { readonly file: SourceFile }): string[] {
  const found: string[] = [];
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    const id = 'id' in outer ? outer.id : 'key' in outer ? outer.key : undefined;
    if (typeof id === 'object' && id !== null && 'type' in id && id.type === 'Identifier') found.push(id.name);
  }
  return found;
}

/** The constants that the URL came through, and the files that its text stands in. */
function constantsOf({ pieces }: CallSite): string[] {
  return pieces
    .flatMap(leavesOf)
    .flatMap((piece) => [
      ...piece.via.flatMap(({ node, file }) => (node.type === 'Identifier' ? file.textOf(node) : [])),
      ...(piece.kind === 'text' && piece.at !== undefined ? [piece.at.file.path] : []),
    ]);
}
