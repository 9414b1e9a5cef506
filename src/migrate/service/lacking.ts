import type { Deprecation } from '../../contract/deprecations.ts';
import type { CallSite, Refusal } from '../../requests/call-site.ts';
import { clientLack } from '../../requests/guesses/observed-shape.ts';
import type { Lack, TextLack } from '../../requests/lack.ts';
import { lastCallsTaking } from '../../requests/texts/flow-of-text.ts';
import type { CallNode } from '../../source/node-kinds.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { alternativesOf } from '../../values/text/match.ts';
import { leavesOf, pathLeaves } from '../../values/text/pieces.ts';
import { nameOfExpression } from '../../values/text/stated-text.ts';
import type { Place, Via } from '../../values/value.ts';
import { methodOf, pathOf } from '../migration.ts';
import { nameOfHole } from '../query/address.ts';
import { compareWith } from './find-deprecated.ts';
import { isOurBase, publicOrigin, statedOwner, type Whereabouts } from './identity.ts';
import { namedIn } from './names.ts';
import { behindUnknownBase } from './unknown-base.ts';

type Asked = Whereabouts & { readonly deprecations: readonly Deprecation[] };

type Reader = (site: CallSite, evaluator: Evaluator, deprecation: Deprecation) => Lack | undefined;

/** What to look for in a call that was left, by the reason. */
const lacking: Readonly<Record<string, Reader>> = {
  'base-unknown': (site, _, deprecation) => baseLack(site, deprecation),
  'unknown-tail': ({ pieces }) => textLack('tail', holesIn(pathLeaves(pieces)).at(-1)),
  'method-unknown': ({ methods }) => textLack('method', methods.hole),
  arguments: ofClient,
  'no-slot': ofClient,
  'not-followed': ({ url }, evaluator) => lackOfText(url, evaluator),
  'result-unknown': ofClient,
  'unknown-client': ofClient,
};

/** The fact that a person could state so that a call need not be left; undefined if no single fact would do. */
export function lackOf(
  site: CallSite,
  { refused }: Refusal,
  evaluator: Evaluator,
  deprecation: Deprecation,
): Lack | undefined {
  return Object.hasOwn(lacking, refused) ? lacking[refused]?.(site, evaluator, deprecation) : undefined;
}

/** A call that is not reported, since it may go to another service, and what would tell. */
export function lackOfOwner(site: CallSite, asked: Asked): Lack | undefined {
  const active = asked.deprecations.filter(({ operation }) => site.methods.known.includes(methodOf(operation)));
  for (const alternative of alternativesOf(site.pieces) ?? []) {
    if (statedOwner(alternative.pieces) !== undefined) continue;
    for (const deprecation of active) {
      const found = compareWith(alternative, deprecation);
      const origin = found && publicOrigin(site, found.match, asked);
      if (origin !== undefined) return { about: 'host', origin };
      const isBehind = found === undefined && behindUnknownBase(alternative, deprecation) !== undefined;
      if (
        isBehind &&
        namedIn(site.file.textOf(site.node)) !== 'other' &&
        isOurBase(site, alternative, '', asked) === 'no'
      )
        return baseLack(site, deprecation);
    }
  }
  return undefined;
}

/** What an address must hold so that, with the path behind it, it leads to the operation. */
function baseLack({ pieces }: CallSite, { operation }: Deprecation): TextLack | undefined {
  const lack = textLack('base', holesIn(pieces)[0]);
  const [way] = alternativesOf(pieces) ?? [];
  const path = pathOf(operation).replaceAll(/\{[^{}]*\}/g, '*');
  const behind = way?.flat.slice(1, way.pathEnd).replaceAll(/[\uE000-\uF8FF]+/g, '*') ?? '';
  const holds = behind === '' || !path.endsWith(behind) ? '*' : path.slice(0, -behind.length);
  return lack && !holds.includes('*') ? { ...lack, holds } : undefined;
}

function ofClient(site: CallSite, evaluator: Evaluator): Lack | undefined {
  const { node, file, sentBy, within, sink } = site;
  if ((sink ?? site).isClientKnown && site.adapter !== 'unknown') return undefined;
  if (sentBy !== undefined) return clientLack(evaluator, { ...sentBy, env: within });
  return node.type === 'ObjectExpression'
    ? undefined
    : clientLack(evaluator, { node: node as CallNode, file, env: undefined });
}

/** What a person would have to say about the calls that receive a path. */
export function lackOfText(text: Place, evaluator: Evaluator): Lack | undefined {
  for (const { node, ...at } of lastCallsTaking(evaluator, text)) {
    const isCall = node.type === 'CallExpression' || node.type === 'OptionalCallExpression';
    const lack = isCall ? clientLack(evaluator, { ...at, node }) : undefined;
    if (lack !== undefined) return lack;
  }
  return undefined;
}

function holesIn(pieces: CallSite['pieces']): readonly Via[] {
  return pieces.flatMap(leavesOf).flatMap((piece) => (piece.kind === 'hole' ? nameOfHole(piece) : []));
}

/** An expression longer than this is not one that a person would write in a setting. */
const longest = 60;

function textLack(about: TextLack['about'], hole: Via | undefined): TextLack | undefined {
  if (hole === undefined) return undefined;
  const expression = nameOfExpression(hole.file.textOf(hole.node));
  return expression.length > longest ? undefined : { about, file: hole.file.path, expression };
}
