import type * as t from '@babel/types';
import type { CallSite } from '../call-sites/call-site.ts';
import type { Deprecation } from '../contract/deprecations.ts';
import { type SourceFile, startOf } from '../source/source-file.ts';
import { walk } from '../source/walk.ts';
import type { Evaluator } from '../url/evaluate.ts';
import { type Alternative, alternativesOf } from '../url/match.ts';
import type { Piece } from '../url/value.ts';
import type { Mention } from './diagnostic.ts';
import { compareWith } from './find-deprecated.ts';
import { methodOf, pathOf } from './migration.ts';

const longest = 80;

/** Texts that end in the path of a deprecated operation and that no call site sends. Types and imports are not texts. */
export function findMentions(
  file: SourceFile,
  evaluator: Evaluator,
  sent: readonly CallSite[],
  deprecations: readonly Deprecation[],
): Mention[] {
  const spoken = new Set(sent.flatMap((site) => [site.url.node, ...site.pieces.flatMap(nodesOf)]));
  const mentions: Mention[] = [];
  walk(file.tree.program, (node, parent) => {
    if (/^(TS.*(Type|Interface|Literal)|Import|ExportAll)/.test(node.type) && !isValue(node)) return false;
    if (spoken.has(node) || !isText(node) || parent?.type === 'ImportDeclaration') return undefined;
    const found = deprecations.find((deprecation) => isMentioned(file, evaluator, node, deprecation));
    if (found !== undefined) mentions.push(mentionOf(file, node, found));
    return found === undefined ? undefined : false;
  });
  return mentions;
}

/** Type syntax that wraps a value. */
function isValue(node: t.Node): boolean {
  return /^TS(As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$/.test(node.type);
}

function isText(node: t.Node): boolean {
  return node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
}

function nodesOf(piece: Piece): readonly t.Node[] {
  if (piece.kind === 'choice') return piece.branches.flat().flatMap(nodesOf);
  return piece.kind === 'text' && piece.at !== undefined ? [piece.at.node] : [];
}

function isMentioned(file: SourceFile, evaluator: Evaluator, node: t.Node, deprecation: Deprecation): boolean {
  const source = file.textOf(node);
  const word = pathOf(deprecation.operation)
    .split('/')
    .findLast((part) => !part.startsWith('{')) as string;
  if (!source.includes(word)) return false;
  const ways = alternativesOf(evaluator.text({ node, file, env: undefined })) ?? [];
  const isPath = ({ flat, pathEnd }: Alternative) => !/\s/.test(flat.slice(0, pathEnd).replace(/^[A-Z]+ /, ''));
  if (!ways.some((way) => isPath(way) && compareWith(way, deprecation) !== undefined)) return false;
  return methodOf(deprecation.operation) === 'GET' || isSaidToBe(file, node, methodOf(deprecation.operation));
}

/** A path with live operations is a mention only where the other method is named beside it. */
function isSaidToBe(file: SourceFile, node: t.Node, method: string): boolean {
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    if (/Statement$|Declaration$|^(Object|Class)(Property|Method)$/.test(outer.type)) {
      return new RegExp(`\\b${method}\\b`, 'i').test(file.textOf(outer));
    }
  }
  return false;
}

function mentionOf(file: SourceFile, node: t.Node, { operation }: Deprecation): Mention {
  const text = file.textOf(node).replace(/\s+/g, ' ');
  const shown = text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
  return { ...file.positionOf(startOf(node)), text: shown, operation };
}
