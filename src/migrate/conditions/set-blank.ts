import type * as t from '@babel/types';
import { isCall, withoutCasts } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, lastName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';

/** The most files to look into for one name. */
const mostFiles = 20;

const known = new WeakMap<SourceFile, ReadonlySet<string>>();

/**
 * Whether the code base sets something of a name to a blank string, as a choice of "all" does: `libraryId: ''`, `libraryId =
 * ''`, `const [libraryId, setLibraryId] = useState('')`.
 */
export function isSetBlank(evaluator: Evaluator, file: SourceFile, name: string): boolean {
  return [file, ...evaluator.filesWith(name, mostFiles)].some((one) => blankNames(one).has(name));
}

function blankNames(file: SourceFile): ReadonlySet<string> {
  const found = known.get(file) ?? new Set(findBlank(file));
  known.set(file, found);
  return found;
}

function findBlank(file: SourceFile): readonly string[] {
  const keyed = [
    ...nodesOf(file, 'ObjectProperty'),
    ...nodesOf(file, 'ClassProperty'),
    ...nodesOf(file, 'ClassPrivateProperty'),
  ].flatMap((one) => (isBlank(one.value) ? (keyName(one) ?? []) : []));
  const declared = nodesOf(file, 'VariableDeclarator').flatMap(({ id, init }) => (isBlank(init) ? namesOf(id) : []));
  const defaults = nodesOf(file, 'AssignmentPattern').flatMap(({ left, right }) =>
    isBlank(right) ? namesOf(left) : [],
  );
  const set = nodesOf(file, 'AssignmentExpression').flatMap(({ left, right }) =>
    isBlank(right) ? (lastName(left) ?? []) : [],
  );
  return [...keyed, ...declared, ...defaults, ...set];
}

/** A variable, or the first one of `[value, setValue]`. */
function namesOf(pattern: t.Node): readonly string[] {
  if (pattern.type === 'ArrayPattern') return pattern.elements[0] ? namesOf(pattern.elements[0]) : [];
  return pattern.type === 'Identifier' ? [pattern.name] : [];
}

/** `''`, or a state that starts as that: `useState('')`, `ref<string>('')`. */
function isBlank(node: t.Node | null | undefined): boolean {
  const inner = node ? withoutCasts(node) : undefined;
  if (inner === undefined || !isCall(inner)) return inner !== undefined && isBlankText(inner);
  const [first, ...others] = inner.arguments;
  return first !== undefined && others.length === 0 && isBlankText(first);
}

/** A string literal that is empty, or only has white space. */
export function isBlankText(node: t.Node): boolean {
  return node.type === 'StringLiteral' && node.value.trim() === '';
}
