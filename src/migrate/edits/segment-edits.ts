import type * as t from '@babel/types';
import { type CallSite, passedBy } from '../../requests/call-site.ts';
import { quoted } from '../../requests/edits/respell.ts';
import { contains, endOf, startOf } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { type UrlChange, type UrlEdit, urlEdits } from '../../values/text/edit.ts';
import type { Alternative } from '../../values/text/match.ts';
import type { PlannedUrl } from './plan.ts';

/** Rewrites the path segments that a chained call takes as separate arguments: `request('series', id, 'books')`. */
function segmentEdits(
  { builder, file }: CallSite,
  { pieces, offsets, flat, pathEnd }: Alternative,
  changes: readonly UrlChange[],
): UrlEdit[] {
  const call = builder && file.names.parentOf(builder.root);
  const [first] = call?.type === 'CallExpression' ? call.arguments : [];
  const last = call?.type === 'CallExpression' ? call.arguments.at(-1) : undefined;
  const at = pieces.findIndex((piece) => piece.kind === 'text' && piece.at?.node === first);
  const from = offsets[at];
  const here = changes.filter(({ isElsewhere }) => isElsewhere !== true);
  if (first === undefined || last === undefined || from === undefined) return [];
  if (here.length === 0 || here.some(({ start, end }) => start < from || end > pathEnd)) return [];
  let path = '';
  let done = from;
  for (const { start, end, text } of here) {
    path += flat.slice(done, start) + text;
    done = end;
  }
  const segments = (path + flat.slice(done, pathEnd)).split('/').map((one) => source(one));
  if (segments.includes(undefined)) return [];
  return [{ edits: [{ start: startOf(first), end: endOf(last), text: segments.join(', ') }], through: [] }];

  function source(segment: string): string | undefined {
    if (!/[\uE000-\uF8FF]/.test(segment)) return quoted(file, segment);
    const piece =
      segment.length === 1
        ? pieces[flat.indexOf(segment) < 0 ? -1 : offsets.indexOf(flat.indexOf(segment))]
        : undefined;
    if (piece === undefined || call?.type !== 'CallExpression') return undefined;
    const nodes: readonly t.Node[] = piece.via.flatMap((one) => (one.file === file ? one.node : []));
    const given = call.arguments.find((one) => nodes.some((node) => contains(one, node)));
    return given && file.textOf(given);
  }
}

/**
 * The ways to write changes to the URL of a call, best first. The text of a default must not change without what it is the
 * default of: then they are written in the call.
 */
export function urlEditsOf(
  site: CallSite,
  evaluator: Evaluator,
  { alternative, changes }: Pick<PlannedUrl, 'alternative' | 'changes'>,
  isDefault: boolean,
): readonly UrlEdit[] {
  const written = urlEdits(evaluator, site.url, site.isOwn, alternative, changes, site.beside);
  const all = withOptions(site, written.length > 0 ? written : segmentEdits(site, alternative, changes));
  return isDefault ? all.filter(({ through }) => through.length === 0) : all;
}

/** A URL in an options object outside the call is edited there only if nothing else reads the object. */
function withOptions(site: CallSite, edits: readonly UrlEdit[]): readonly UrlEdit[] {
  if (site.url.file === site.file && contains(site.node, site.url.node)) return edits;
  const references = passedBy(site).filter(({ type }) => type === 'Identifier' || type === 'MemberExpression');
  const via = references.map((node) => ({ node, file: site.file }));
  return edits.map((edit) => ({ ...edit, through: [...via, ...edit.through] }));
}
