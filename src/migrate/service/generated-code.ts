import { apiOfRun } from '../../contract/api.ts';
import type { OperationIds } from '../../contract/catalogue/operation-ids.ts';
import type { Deprecation } from '../../contract/deprecations.ts';
import { isNamedForApi } from '../../contract/named-for-api.ts';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { isNamed, type Whereabouts } from './identity.ts';

/** The names of an operation in generated clients. */
function idsOf({ operation }: Deprecation): OperationIds | undefined {
  return apiOfRun().operationIds[operation];
}

/** Why a call of generated code is left: what to generate, and what to call then. */
export function regenerate(
  site: CallSite,
  deprecation: Deprecation | undefined,
  refusal: Refusal,
  body?: string,
): Refusal {
  const ids = deprecation && idsOf(deprecation);
  if (site.generated === undefined || refusal.refused !== needed.refused || ids === undefined) return refusal;
  const { replacement, since } = ids;
  const given = body === undefined ? '' : ` with the body \`${body}\``;
  return refuse(
    needed.refused,
    `\`${site.generated.name}\` is generated; regenerate it from the OpenAPI document of ${since} or later, then call \`${replacement}\`${given}`,
  );
}

/** Says that the code behind a call must be generated again. */
export const needed = refuse('generated-client', 'the client is generated; regenerate it, then change the call');

/**
 * The operation that a function means by its name alone, if the generated code is not in the code base; with the reason
 * why it is left.
 */
export function operationByName(
  site: CallSite,
  deprecations: readonly Deprecation[],
  whereabouts: Whereabouts,
): { readonly deprecation: Deprecation; readonly doubt: Refusal } | undefined {
  if (site.generated?.kind !== 'missing') return undefined;
  const { source = '' } = site.generated;
  const { ownOperationIds } = apiOfRun().signs;
  const name = plainName(site.generated.name);
  for (const deprecation of deprecations) {
    const ids = idsOf(deprecation);
    const isOwn = ids?.own.includes(name) === true;
    if (ids === undefined || (!isOwn && ids.taken !== name)) continue;
    if (!ownOperationIds.test(name) && !isOurs(site, source, whereabouts)) continue;
    const stale = refuse(
      'ambiguous-name',
      `\`${name}\` means \`${deprecation.operation}\` in clients generated before ${ids.since} and its replacement in later ones; generate the client, then run again`,
    );
    return { deprecation, doubt: isOwn ? needed : stale };
  }
  return undefined;
}

/** Whether a module is in the code base or named after the service, and the call goes to this service. */
function isOurs(site: CallSite, source: string, whereabouts: Whereabouts): boolean {
  return (/^[.~#]|^@\//.test(source) || isNamedForApi(source)) && isNamed(site, source, whereabouts);
}

/** `useKomgaGetTags_1` without what generators add to the name of an operation. */
function plainName(name: string): string {
  const bare = name
    .replaceAll('_', '')
    .replace(/^use(?=[A-Z])/, '')
    .replace(/(Suspense|Infinite)?(Options|QueryOptions|Query|Mutation|Suspense|Infinite)$/, '');
  const prefix = /^[A-Za-z][a-z]*(?=[A-Z])/.exec(bare)?.[0];
  const first = prefix !== undefined && isNamedForApi(prefix) ? bare.slice(prefix.length) : bare;
  return first.slice(0, 1).toLowerCase() + first.slice(1);
}
