import { firstValue, outsideName } from '../../source/names/outside-name.ts';
import { hasOwnNames } from '../../source/names/own-names.ts';
import { isMember } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import { mutatedGlobal } from '../objects/mutation.ts';
import { choiceOf, type Place, type Value } from '../value.ts';
import { codeValue, declaredBy, exportedValue } from './exports.ts';

/**
 * The value of a name that other files provide without being imported. Scripts that see each other share one object; those of
 * different pages do not, so that a script of both pages has one or the other.
 */
export function sharedValue(
  evaluator: Evaluator,
  homesOf: (file: SourceFile) => readonly SourceFile[],
  name: string,
  place: Place,
): Value | undefined {
  const homes: SourceFile[] = [];
  const values = [...new Set(homesOf(place.file))].flatMap((file): Value[] => {
    const seen = homes.length === 0 ? [] : homesOf(file);
    if (homes.some((home) => seen.includes(home))) return [];
    const value = valueIn(evaluator, file, name, place);
    if (value !== undefined) homes.push(file);
    return value === undefined ? [] : [value];
  });
  return values.length > 1 ? choiceOf(values, place) : values[0];
}

/** What a file provides under a name: an export, or what a script that is not a module declares or sets on `window`. */
function valueIn(evaluator: Evaluator, file: SourceFile, name: string, place: Place): Value | undefined {
  if (!hasOwnNames(file)) {
    const declared = file.tree.program.body.flatMap(declaredBy).find((id) => id.name === name);
    return declared ? codeValue(evaluator, declared, file) : setOnWindow(evaluator, file, name);
  }
  const named = exportedValue(evaluator, file, name, place);
  const found = named.kind === 'unknown' ? exportedValue(evaluator, file, 'default', place) : named;
  return /^(function|class|external)$/.test(found.kind) ? found : undefined;
}

/** The value in `window.load = …` and `window.App = window.App || {}`, by which a script makes a global, if it is the only one. */
function setOnWindow(evaluator: Evaluator, file: SourceFile, name: string): Value | undefined {
  const [only, ...others] = nodesOf(file, 'AssignmentExpression').filter(
    ({ left, operator }) => operator === '=' && isMember(left) && outsideName(file, left) === name,
  );
  if (only === undefined || others.length > 0) return undefined;
  const value = evaluator.evaluate({ node: firstValue(file, only.right, name), file, env: undefined });
  return value.kind === 'object' ? mutatedGlobal(evaluator, value, name, file) : value;
}
