import type { Deprecation } from '../../contract/deprecations.ts';
import type { CallSite, Refusal } from '../../requests/call-site.ts';
import { missingClient } from '../../requests/guesses/observed-shape.ts';
import type { MissingFact, MissingText } from '../../requests/missing-fact.ts';
import { lastCallsTaking } from '../../requests/texts/calls-taking.ts';
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
import { behindUnknownBase } from './shown-base.ts';

type Asked = Whereabouts & { readonly deprecations: readonly Deprecation[] };

type Reader = (site: CallSite, evaluator: Evaluator, deprecation: Deprecation) => MissingFact | undefined;

/** What to look for in a call that was left, by the reason. */
const readers: Readonly<Record<string, Reader>> = {
  'base-unknown': (site, _, deprecation) => missingBase(site, deprecation),
  'unknown-tail': ({ pieces }) => missingText('tail', holesIn(pathLeaves(pieces)).at(-1)),
  'method-unknown': ({ methods }) => missingText('method', methods.hole),
  arguments: ofClient,
  'no-slot': ofClient,
  'not-followed': ({ url }, evaluator) => missingTextOf(url, evaluator),
  'result-unknown': ofClient,
  'unknown-client': ofClient,
};

/** The fact that a person could state so that a call need not be left; undefined if no single fact would do. */
export function missingFactOf(
  site: CallSite,
  { refused }: Refusal,
  evaluator: Evaluator,
  deprecation: Deprecation,
): MissingFact | undefined {
  return Object.hasOwn(readers, refused) ? readers[refused]?.(site, evaluator, deprecation) : undefined;
}

/** A call that is not reported, since it may go to another service, and what would tell. */
export function missingOwner(site: CallSite, asked: Asked): MissingFact | undefined {
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
        return missingBase(site, deprecation);
    }
  }
  return undefined;
}

/** What an address must hold so that, with the path behind it, it leads to the operation. */
function missingBase({ pieces }: CallSite, { operation }: Deprecation): MissingText | undefined {
  const missing = missingText('base', holesIn(pieces)[0]);
  const [way] = alternativesOf(pieces) ?? [];
  const path = pathOf(operation).replaceAll(/\{[^{}]*\}/g, '*');
  const behind = way?.flat.slice(1, way.pathEnd).replaceAll(/[\uE000-\uF8FF]+/g, '*') ?? '';
  const holds = behind === '' || !path.endsWith(behind) ? '*' : path.slice(0, -behind.length);
  return missing && !holds.includes('*') ? { ...missing, holds } : undefined;
}

function ofClient(site: CallSite, evaluator: Evaluator): MissingFact | undefined {
  const { node, file, sentBy, within, sink } = site;
  if ((sink ?? site).isClientKnown && site.adapter !== 'unknown') return undefined;
  if (sentBy !== undefined) return missingClient(evaluator, { ...sentBy, env: within });
  return node.type === 'ObjectExpression'
    ? undefined
    : missingClient(evaluator, { node: node as CallNode, file, env: undefined });
}

/** What a person would have to say about the calls that receive a path. */
export function missingTextOf(text: Place, evaluator: Evaluator): MissingFact | undefined {
  for (const { node, ...at } of lastCallsTaking(evaluator, text)) {
    const isCall = node.type === 'CallExpression' || node.type === 'OptionalCallExpression';
    const missing = isCall ? missingClient(evaluator, { ...at, node }) : undefined;
    if (missing !== undefined) return missing;
  }
  return undefined;
}

function holesIn(pieces: CallSite['pieces']): readonly Via[] {
  return pieces.flatMap(leavesOf).flatMap((piece) => (piece.kind === 'hole' ? nameOfHole(piece) : []));
}

/** An expression longer than this is not one that a person would write in a setting. */
const longest = 60;

function missingText(about: MissingText['about'], hole: Via | undefined): MissingText | undefined {
  if (hole === undefined) return undefined;
  const expression = nameOfExpression(hole.file.textOf(hole.node));
  return expression.length > longest ? undefined : { about, file: hole.file.path, expression };
}
