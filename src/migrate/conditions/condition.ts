import { inlineObject } from '../../requests/edits/object-edit.ts';
import { quoted } from '../../requests/edits/respell.ts';
import { asTest, both } from '../../source/operand.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** A string literal in the style of a file. */
export function quotedText(file: SourceFile, text: string): string {
  return quoted(file, text.replaceAll('\\', '\\\\').replaceAll(file.style.quote, `\\${file.style.quote}`));
}

/** A condition with its name and the source of its operator and operands. */
export function named(file: SourceFile, name: string, properties: readonly string[]): string {
  return inlineObject(file, [`${name}: ${inlineObject(file, properties)}`]);
}

/** The source of the operator of a condition. */
export function operator(file: SourceFile, name: string): string {
  return `operator: ${quoted(file, name)}`;
}

/** One or several conditions of a search, as source. */
export interface Condition {
  /** One condition or, with `isEach`, a list of them. */
  readonly source: string;
  readonly isEach: boolean;
  /** The test under which it applies; undefined if it always does. */
  readonly guard: string | undefined;
}

/** A condition that always applies. */
export function condition(source: string): Condition {
  return { source, isEach: false, guard: undefined };
}

/** A condition that applies only if a further test holds. */
export function under(guard: string | undefined, given: Condition): Condition {
  const isSaid = guard === undefined || guard === given.guard || given.guard === `${guard}?.length`;
  if (isSaid) return given;
  return { ...given, guard: given.guard === undefined ? guard : both(guard, given.guard) };
}

/** The condition that at least one of several holds, ignoring those that do not apply; undefined if there are none. */
export function anyOf(file: SourceFile, all: readonly Condition[]): Condition | undefined {
  const [first, ...others] = all;
  if (first === undefined || (others.length === 0 && !first.isEach)) return first;
  const isUnderOne = others.every(({ guard }) => guard === first.guard);
  const items = isUnderOne ? all.map((one) => ({ ...one, guard: undefined })) : all;
  const source = inlineObject(file, [`anyOf: ${listOf(items)}`]);
  return { source, isEach: false, guard: isUnderOne ? first.guard : undefined };
}

/** The expression of a search whose conditions must all hold; undefined if there are none. */
export function allOf(file: SourceFile, all: readonly Condition[]): string | undefined {
  const [first, ...others] = all;
  if (first === undefined) return undefined;
  if (others.length > 0 || first.isEach) return inlineObject(file, [`allOf: ${listOf(all)}`]);
  return first.guard === undefined ? first.source : `${asTest(first.guard)} ? ${first.source} : undefined`;
}

/** A list of conditions as source, including those under a test. */
function listOf(all: readonly Condition[]): string {
  const [first, ...others] = all;
  if (first?.isEach === true && first.guard === undefined && others.length === 0) return first.source;
  return `[${all.map(elementOf).join(', ')}]`;
}

function elementOf({ source, isEach, guard }: Condition): string {
  const list = isEach ? source : `[${source}]`;
  if (guard !== undefined) return `...(${asTest(guard)} ? ${list} : [])`;
  return isEach ? `...${source}` : source;
}
