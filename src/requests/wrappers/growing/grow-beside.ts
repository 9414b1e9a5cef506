import { functionName } from '../../../source/pattern.ts';
import { contains, endOf, startOf } from '../../../source/source-file.ts';
import { editedRange, mergeEdits, type TextEdit } from '../../../source/text-edit.ts';
import { usesName } from '../../../source/walk.ts';
import type { FunctionValue } from '../../../values/value.ts';
import type { Growth, RequestChange } from '../../call-site.ts';
import type { Finder } from '../../finder.ts';
import { calleesOf } from '../sending.ts';
import { nameBeside } from '../siblings/sibling.ts';
import type { WrapperCall } from '../wrapper-spelling.ts';
import { type Beside, besideOf, textsNaming } from './beside.ts';
import { forBody, type SitesAt, waysToPass } from './grow.ts';
import { bodyBehind } from './new-parameter.ts';

/**
 * The ways to put another function beside a short one whose name says the old method: `post(path, body, query)` beside
 * `get(path, query)`, a copy that sends a body with the other method. The function itself stays as it is.
 */
export function besideGrowths(
  call: WrapperCall,
  change: RequestChange,
  finder: Finder,
  sitesAt: SitesAt,
): readonly Growth[] {
  const { evaluator, place } = call;
  const { base, method, body } = change;
  const [callee, ...others] = calleesOf(evaluator, place);
  if (base !== undefined || method === undefined || body === undefined) return [];
  if (callee === undefined || others.length > 0) return [];
  const { node, file } = callee.place;
  const position = place.node.arguments.findIndex((one) => contains(one, call.root));
  const param = forBody.names.find((one) => !usesName(node, new RegExp(`^${one}$`))) ?? '';
  const added = bodyBehind(callee.place, position, param);
  const name = nameBeside(functionName(node, file.names.parentOf(node)) ?? '', method);
  const beside = name === undefined ? undefined : besideOf(evaluator, callee.place, name);
  if (name === undefined || beside === undefined || added === undefined) return [];
  const ways = finder.upToTwice(node, () => waysToPass(call, change, finder, sitesAt, callee, param, true));
  const named = textsNaming(evaluator, callee.place, method.from, method.to);
  return ways.flatMap((edits) => {
    const all = copied(callee, beside, name, named, edits, added);
    return all === undefined ? [] : [{ callee: callee.place, name, behind: position, edits: all }];
  });
}

/** The same edits in a copy of the function; those outside of it, in functions that it calls, stay where they are. */
function copied(
  { place }: FunctionValue,
  { whole, key, gap, shown }: Beside,
  name: string,
  texts: readonly TextEdit[],
  edits: Growth['edits'],
  added: readonly TextEdit[],
): Growth['edits'] | undefined {
  const { file } = place;
  const own = edits.get(file) ?? [];
  const isInside = ({ start, end }: TextEdit) => startOf(whole) <= start && end <= endOf(whole);
  const renamed = { start: startOf(key), end: endOf(key), text: name };
  const inside = mergeEdits([renamed, ...added], own.filter(isInside));
  if (inside === undefined) return undefined;
  const named = texts.filter((one) => mergeEdits(inside, [one]) !== undefined);
  const copy = editedRange(file.text, startOf(whole), endOf(whole), [...inside, ...named]);
  const insertion = { start: endOf(whole), end: endOf(whole), text: gap + copy };
  return new Map([...edits, [file, [...own.filter((one) => !isInside(one)), insertion, ...shown]]]);
}
