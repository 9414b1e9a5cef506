import type * as t from '@babel/types';
import type { CallSite } from '../../requests/call-site.ts';
import { type CallNode, isFunction } from '../../source/node-kinds.ts';
import { keyName, memberName, propertyName, writtenValue } from '../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { breakBefore } from '../../source/style.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { walk } from '../../source/walk.ts';
import type { Codebase } from '../../values/codebase.ts';
import { isTypeScript } from '../../values/declared/holders.ts';
import { functionAround } from '../../values/flow/flow.ts';
import type { Piece } from '../../values/value.ts';
import type { Note } from '../diagnostic.ts';
import { type Case, type Choice, carriers, merged } from './choice.ts';
import { placeOf, type Rows, type Seen, seenIn } from './row-uses.ts';

/** The lists and tables in a file whose objects have the paths of a call. */
export function rowChoices(
  file: SourceFile,
  call: CallNode,
  sites: readonly CallSite[],
  codebase: Codebase | undefined,
): readonly Choice[] {
  const texts = new Set(sites.flatMap(({ pieces }) => textsIn(file, pieces)));
  const found = new Map([...texts].flatMap((text) => rowsAround(file, text, texts)).map((one) => [one.holder, one]));
  return [...found.values()].flatMap((rows) => {
    const reader = readerOf(file, call, rows.name);
    const carrier = carriers.find((one) => rows.objects.every((row) => !writtenValue(row, one)));
    const seen = reader && seenIn(file, rows, { call, reader }, codebase);
    const type = typeOf(file, rows);
    if (reader === undefined || seen === undefined || carrier === undefined || type === undefined) return [];
    return [choiceOf(file, rows, type, seen, `${file.textOf(reader.object)}.${carrier}`, carrier)];
  });
}

function choiceOf(
  file: SourceFile,
  { holder, objects, name: path }: Rows,
  { member, isExact }: RowType,
  seen: Seen,
  carrier: string,
  name: string,
): Choice {
  const cases = objects.map((row): Case => {
    const item = holder.type === 'ArrayExpression' ? row : (file.names.parentOf(row) as t.Node);
    return {
      others: [
        { start: startOf(holder) + 1, end: startOf(item) },
        { start: endOf(item), end: endOf(holder) - 1 },
      ],
      isOwn: ({ start, end }) =>
        row.properties.some(
          (one) => startOf(one) <= start && end <= endOf(one) && !seen.read.has(propertyName(one) ?? ''),
        ),
    };
  });
  return {
    carrier,
    cases,
    notes: seen.isExported ? [otherUsers] : [],
    carrying: (bodies) =>
      merged([
        member === undefined ? [] : [memberBehind(file, member, `${name}?: Record<string, unknown>`)],
        ...objects.map((row, index) => {
          const body = bodies[index];
          return body === undefined && !isExact ? [] : [behindPath(file, row, path, `${name}: ${body}`)];
        }),
      ]),
  };
}

/** A property behind the path of an object, on a line of its own if that has one. */
function behindPath(file: SourceFile, row: t.ObjectExpression, path: string, text: string): TextEdit {
  const property = row.properties.find((one) => propertyName(one) === path) as t.ObjectProperty;
  const gap = breakBefore(file.text, startOf(property)) ?? ' ';
  return { start: endOf(property), end: endOf(property), text: `,${gap}${text}` };
}

const otherUsers: Note = {
  code: 'paths-exported',
  message:
    'the paths are exported, and other code bases that read them would have to send a body; check that there are none',
};

/** What the compiler knows of the objects. */
interface RowType {
  /** The last member of their type. */
  readonly member?: t.Node;
  /** Whether each has the type of its literal, so that one lacks what only others have. */
  readonly isExact: boolean;
}

/** The type of some objects; undefined if that is in another place, or too much to read. */
function typeOf(file: SourceFile, { holder, name }: Rows): RowType | undefined {
  if (!isTypeScript(file)) return { isExact: false };
  const place = placeOf(file, holder);
  const declared = file.names.parentOf(place);
  const written: t.Node[] = [];
  walk(place, (node) => {
    if (contains(holder, node)) return false;
    if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') written.push(node.typeAnnotation);
    return undefined;
  });
  const isConst = written.some((type) => file.textOf(type) === 'const');
  const id = declared?.type === 'VariableDeclarator' && declared.init === place ? declared.id : undefined;
  const annotation = id?.type === 'Identifier' ? id.typeAnnotation : undefined;
  const types = [...written.filter((type) => file.textOf(type) !== 'const'), ...(annotation ? [annotation] : [])];
  if (types.length === 0) return { isExact: isConst || holder.type === 'ObjectExpression' };
  const members = types.map((type) => membersWith(file, type, name));
  const [last, ...others] = members;
  return last === undefined || others.length > 0 ? undefined : { member: last, isExact: false };
}

/** The last member of the one type in a type that has a member of that name. */
function membersWith(file: SourceFile, type: t.Node, name: string): t.Node | undefined {
  const found = new Set<readonly t.TSTypeElement[]>();
  walk(type, (node) => {
    const named = node.type === 'TSTypeReference' && node.typeName.type === 'Identifier' ? node.typeName : undefined;
    const declaration = named && file.names.bindingOf(named)?.declaration;
    const own = declaration?.type === 'TSTypeAliasDeclaration' ? declaration.typeAnnotation : (declaration ?? node);
    if (own.type === 'TSInterfaceDeclaration') found.add(own.body.body);
    if (own.type === 'TSTypeLiteral') found.add(own.members);
  });
  const [only, ...others] = [...found].filter((members) =>
    members.some((one) => one.type === 'TSPropertySignature' && keyName(one) === name),
  );
  return others.length === 0 ? only?.at(-1) : undefined;
}

function memberBehind(file: SourceFile, member: t.Node, text: string): TextEdit {
  const last = file.text[endOf(member) - 1] ?? '';
  const end = last === ';' || last === ',' ? last : '';
  const line = breakBefore(file.text, startOf(member));
  const gap = line ?? (end === '' ? '; ' : ' ');
  return { start: endOf(member), end: endOf(member), text: `${gap}${text}${end}` };
}

/** The literals of a file that a URL may have, also those in lists. */
function textsIn(file: SourceFile, pieces: readonly Piece[]): readonly t.Node[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'choice') return piece.branches.flatMap((branch) => textsIn(file, branch));
    if (piece.kind === 'hole') return (piece.among ?? []).flatMap((branch) => textsIn(file, branch));
    return piece.at?.file === file ? [piece.at.node] : [];
  });
}

/** The innermost list or table around a text of which at least two objects have one of the texts, under the same name. */
function rowsAround(file: SourceFile, text: t.Node, texts: ReadonlySet<t.Node>): readonly Rows[] {
  let name: string | undefined;
  for (
    let at = text, around = file.names.parentOf(at);
    around !== undefined;
    at = around, around = file.names.parentOf(at)
  ) {
    if (isFunction(around)) return [];
    if (around.type === 'ObjectProperty' && name === undefined) name = keyName(around);
    const objects = objectsIn(around);
    if (name === undefined || objects === undefined || !objects.some((one) => contains(one, text))) continue;
    const own = objects.map((one) => writtenValue(one, name as string));
    if (own.filter((value) => value && [...texts].some((one) => contains(value, one))).length < 2) continue;
    const isWhole = own.every((value) => value !== undefined);
    return isWhole ? [{ holder: around as Rows['holder'], objects, name }] : [];
  }
  return [];
}

/** The objects that a list or table consists of; undefined unless it has nothing else. */
function objectsIn(node: t.Node): readonly t.ObjectExpression[] | undefined {
  const items =
    node.type === 'ArrayExpression'
      ? node.elements
      : node.type === 'ObjectExpression'
        ? node.properties.map((one) =>
            one.type === 'ObjectProperty' && propertyName(one) !== undefined ? one.value : null,
          )
        : [null];
  const isPlain = (one: t.Node | null): one is t.ObjectExpression =>
    one?.type === 'ObjectExpression' && one.properties.every((property) => propertyName(property) !== undefined);
  return items.length > 1 && items.every(isPlain) ? (items as t.ObjectExpression[]) : undefined;
}

/** The member by which the function around a call reads the path, if what it is read from is the same in the call. */
function readerOf(file: SourceFile, call: CallNode, name: string): t.MemberExpression | undefined {
  const around = functionAround({ node: call, file, env: undefined }, call) ?? file.tree.program;
  const found: t.MemberExpression[] = [];
  walk(around, (node) => {
    if (node.type === 'MemberExpression' && memberName(node) === name && isSame(file, node.object, call))
      found.push(node);
  });
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 && startOf(only) < endOf(call) ? only : undefined;
}

/** Whether an expression is a variable that keeps its value, or a member of one, and means the same at a call. */
function isSame(file: SourceFile, node: t.Node, call: t.Node): boolean {
  if (node.type === 'Identifier') {
    const binding = file.names.bindingOf(node);
    return binding !== undefined && binding.writes.length === 0 && file.names.lookup(node.name, call) === binding;
  }
  if (node.type === 'TSNonNullExpression') return isSame(file, node.expression, call);
  if (node.type !== 'MemberExpression' || !isSame(file, node.object, call)) return false;
  return !node.computed || /Literal$/.test(node.property.type) || isSame(file, node.property, call);
}
