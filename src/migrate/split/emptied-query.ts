import type { CallSite, Spelling } from '../../requests/call-site.ts';
import { objectLiteral } from '../../source/pattern.ts';
import { endOf, startOf } from '../../source/source-file.ts';
import { mergeEdits, type TextEdit } from '../../source/text-edit.ts';
import type { RequestPlan } from '../migration.ts';
import { givenQueryExpression } from '../query/query.ts';

/** The edits of a call with those of its query, which is removed as a whole if it would be empty. */
export function withQueryEdits(site: CallSite, plan: RequestPlan, edits: Spelling): readonly TextEdit[] {
  const { emptied, queryEdits } = plan;
  if (emptied === undefined) return [...edits, ...queryEdits];
  if (mergeEdits(edits, emptied) !== undefined) return [...edits, ...emptied];
  return inItsPlace(site, edits) ?? [...edits, ...queryEdits];
}

/** What is added after the query takes its place, if the query is the only option: `{ params: { … } }`. */
function inItsPlace(site: CallSite, edits: Spelling): readonly TextEdit[] | undefined {
  const { property, holder } = givenQueryExpression(site) ?? {};
  const options = holder && objectLiteral(holder);
  if (property === undefined || options?.properties.length !== 1) return undefined;
  const [start, end] = [startOf(property), endOf(property)];
  const isAdded = (edit: TextEdit) => edit.start === end && edit.end === end && edit.text.startsWith(',');
  const added = edits.filter(isAdded);
  const isAlone = edits.every((edit) => isAdded(edit) || edit.end < start || edit.start > end);
  const [first] = added;
  if (first === undefined || added.length > 1 || !isAlone) return undefined;
  return edits.map((edit) => (edit === first ? { start, end, text: edit.text.slice(1).trimStart() } : edit));
}
