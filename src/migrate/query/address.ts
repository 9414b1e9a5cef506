import type * as t from '@babel/types';
import { importOf } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { type Alternative, slicePieces } from '../../values/text/match.ts';
import { leavesOf, normalForm } from '../../values/text/pieces.ts';
import type { Hole, Via } from '../../values/value.ts';

/** The target of a request. */
export interface Address {
  /**
   * The part before the API version; as far as the code shows, it is the same for everything that goes to the same
   * place.
   */
  readonly base: string;
  /** The parts of the path after the version, with `{}` for an unknown one. */
  readonly parts: readonly string[];
}

const unknownPart = /[\uE000-\uF8FF]|^\d+$/;
const version = /(?:^|\/|(?<=[\uE000-\uF8FF]))(?:api\/)?v(?:\d+|[\uE000-\uF8FF])(?:\/(?=[^/])|(?=[\uE000-\uF8FF]))/g;

/**
 * Splits a form of a URL at the API version or, if it shows none, after an unknown base that may contain the version;
 * undefined if there is neither. Relative URLs go to the same place within `folder`, the folder of a package; others do
 * if they start with the same text or variable.
 */
export function addressOf(alternative: Alternative, folder: string): Address | undefined {
  const path = alternative.flat.slice(0, alternative.pathEnd).replace(/\/$/, '');
  const found = [...path.matchAll(version)].at(-1);
  if (found === undefined) return behindHole(alternative, path, folder);
  const parts = path.slice(found.index + found[0].length).split('/');
  return {
    base: baseOf(alternative, found.index, folder),
    parts: parts.map((part) => (unknownPart.test(part) ? '{}' : withoutEscapes(part))),
  };
}

function behindHole(alternative: Alternative, path: string, folder: string): Address | undefined {
  const found = /^[\uE000-\uF8FF]+(?=\/)/.exec(path);
  if (found === null) return undefined;
  const [{ length }] = found;
  const parts = path.slice(length + 1).split('/');
  return {
    base: `what follows ${baseOf(alternative, length, folder)}`,
    parts: parts.map((part) => (unknownPart.test(part) ? '{}' : withoutEscapes(part))),
  };
}

/** The base of relative URLs in a package. */
export function rootOf(folder: string): string {
  return `the origin of ${folder}`;
}

/** Values that are the same in every file. */
const everywhere = /\b(?:process\.env|import\.meta|Deno\.env|window|globalThis|location)\b/;

function baseOf(alternative: Alternative, end: number, folder: string): string {
  const pieces = slicePieces(alternative, 0, end);
  const holes = pieces.flatMap(leavesOf).filter((piece) => piece.kind === 'hole');
  const text = [normalForm(pieces).replace(/\/$/, ''), ...holes.flatMap(takenOut)].join('.');
  if (text === '') return rootOf(folder);
  const own = holes.find((piece) => !everywhere.test(piece.file.textOf(piece.node)));
  return own === undefined ? text : `${text} of ${own.file.path}`;
}

/** The property that an unknown value is read from: `a` of `const { a } = process.env` and of `(await read()).a`. */
function takenOut({ node, via }: Hole): string[] {
  return via.flatMap((step) => propertyTaken(node, step) ?? []);
}

function propertyTaken(from: t.Node, { node, file }: Via): string | undefined {
  if (node.type === 'Identifier') return isFromPattern(file, node) ? node.name : undefined;
  const isPart = node.type === 'MemberExpression' && !/^(?:Identifier|(?:Optional)?MemberExpression)$/.test(from.type);
  return isPart && node.property.type === 'Identifier' ? node.property.name : undefined;
}

/** The expression by which code names an unknown text: a property of an unknown value, or the value itself. */
export function nameOfHole({ node, file, via }: Hole): Via {
  return via.findLast((step) => propertyTaken(node, step) !== undefined) ?? { node, file };
}

function isFromPattern(file: SourceFile, name: t.Identifier): boolean {
  const declaration = file.names.bindingOf(name)?.declaration;
  return declaration?.type === 'VariableDeclarator' && /^(?:Object|Array)Pattern$/.test(declaration.id.type);
}

/**
 * The members of declared types that the base of a URL is read from: `server` of `Config` in `types` for `config.server`, where
 * `config` is a parameter. The name of the type and its file tell it from others.
 */
export function typedMembers({ pieces }: Alternative): readonly string[] {
  const [first] = pieces.slice(0, 1).flatMap(leavesOf);
  if (first?.kind !== 'hole' || first.node.type !== 'MemberExpression') return [];
  const { file } = first;
  const { object, property } = first.node;
  const binding = object.type === 'Identifier' ? file.names.bindingOf(object) : undefined;
  const written = binding?.identifier.typeAnnotation;
  const type = written?.type === 'TSTypeAnnotation' ? written.typeAnnotation : undefined;
  if (property.type !== 'Identifier' || type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier')
    return [];
  const declared = file.names.bindingOf(type.typeName);
  const imported = declared && importOf(declared, file.names);
  const { pathname } = new URL(imported?.source ?? '', `file:///${file.path}`);
  return declared
    ? [`${property.name} of ${imported?.name ?? type.typeName.name} in ${pathname.replace(/\.\w+$/, '')}`]
    : [];
}

/** A text in which characters that need no escape have none: `genres` for `%67enres`. */
export function withoutEscapes(text: string): string {
  return text.replace(/%(?:[46][1-9A-F]|[57][0-9A]|3\d|2D|2E|5F|7E)/gi, decodeURIComponent);
}
