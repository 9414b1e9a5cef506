import type { CallSite } from '../call-sites/call-site.ts';
import { isAlienParameter, isOnlyHere, isOwnParameter, mayBePublished } from '../contract/published.ts';
import { type Alternative, alternativesOf } from '../url/match.ts';
import { normalForm } from '../url/pieces.ts';
import { type Address, addressOf } from './address.ts';
import type { Whereabouts } from './identity.ts';
import { namedBy, type Owner } from './names.ts';
import { parameterNames } from './query.ts';

/** What the requests that share a base say of it. */
interface Testimony {
  /** The services that they name, or that alone take such a request. */
  readonly signs: ReadonlySet<Owner>;
  /** The operations that this service has, too. */
  readonly known: ReadonlySet<string>;
  /** The operations that this service does not have. */
  readonly unknown: ReadonlySet<string>;
}

/** What is said of each base. */
export type Evidence = ReadonlyMap<string, Testimony>;

/** What some requests say of their bases. */
export function evidenceOf(sites: readonly CallSite[], { packageOf }: Pick<Whereabouts, 'packageOf'>): Evidence {
  return joinEvidence(
    sites.flatMap((site) => {
      const ways = alternativesOf(site.pieces) ?? [];
      return ways.flatMap((alternative) => {
        const address = addressOf(alternative, packageOf?.(site.file.path).folder ?? '');
        return address === undefined ? [] : [new Map([[address.base, testimonyOf(site, alternative, address)]])];
      });
    }),
  );
}

function testimonyOf(site: CallSite, alternative: Alternative, address: Address): Testimony {
  const parameters = parameterNames(site, alternative);
  const isOwn = isOnlyHere(address.parts) || parameters.some(isOwnParameter);
  const sign = namedBy(site, normalForm(alternative.pieces)) ?? (isOwn ? 'ours' : undefined);
  const { known, certainty } = site.methods;
  const operations = known.map((method) => `${method} ${address.parts.join('/')}`);
  const isOffered = certainty === 'unknown' || known.some((method) => mayBePublished(method, address.parts));
  const isKnown = isOffered && !parameters.some(isAlienParameter);
  return {
    signs: new Set(sign === undefined ? [] : [sign]),
    known: new Set(isKnown ? operations : []),
    unknown: new Set(isKnown ? [] : operations),
  };
}

/** Several pieces of evidence as one. */
export function joinEvidence(all: readonly Evidence[]): Evidence {
  const joined = new Map<string, Testimony>();
  for (const [base, one] of all.flatMap((evidence) => [...evidence])) {
    const before = joined.get(base) ?? one;
    joined.set(base, {
      signs: new Set([...before.signs, ...one.signs]),
      known: new Set([...before.known, ...one.known]),
      unknown: new Set([...before.unknown, ...one.unknown]),
    });
  }
  return joined;
}

/**
 * What the requests on a base say together: a sign of this service outweighs all else; without one, operations that this
 * service does not have are another's if they are more than those that it has.
 */
export function verdictOn(base: string, evidence: Evidence | undefined): Owner | undefined {
  const said = evidence?.get(base);
  if (said?.signs.has('ours')) return 'ours';
  return said?.signs.has('other') || (said !== undefined && said.unknown.size > said.known.size) ? 'other' : undefined;
}
