import fc from 'fast-check';
import type { ProfileName } from '../../src/contract/profile.ts';
import { render } from './generate/render.ts';
import { choices, type Spec, specs, type UseSpec, useChoices, valueKinds } from './generate/spec.ts';
import { judge, type Verdict, type VerdictKind } from './judge.ts';
import type { Network } from './network.ts';

/** One generated program, judged; where it is wrong, the smallest one that is wrong in the same way. */
export interface Trial {
  readonly spec: Spec;
  readonly verdict: Verdict;
}

/** Judges the program that a seed stands for. */
export async function judgeSeed(
  seed: number,
  profile: ProfileName,
  network: Network,
  from: fc.Arbitrary<Spec> = specs,
): Promise<Trial> {
  const [spec] = fc.sample(from, { seed, numRuns: 1 });
  if (spec === undefined) throw new Error('this is a bug: no program was generated');
  return { spec, verdict: await judge(render(spec), profile, network) };
}

/**
 * The smallest program that is wrong in the same way: each choice is made the simplest one where the program stays wrong.
 * About twenty programs, where fast-check's own shrinking takes hundreds.
 */
export async function shrink(first: Trial, profile: ProfileName, network: Network): Promise<Trial> {
  const wanted = wayOf(first.verdict);
  let smallest = first;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const spec of simpler(smallest.spec)) {
      const verdict = await judge(render(spec), profile, network);
      if (wayOf(verdict) !== wanted) continue;
      smallest = { spec, verdict };
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

/** Specifications with one thing less. */
function* simpler(spec: Spec): Generator<Spec> {
  for (const index of spec.uses.keys()) {
    if (spec.uses.length > 1) yield { ...spec, uses: spec.uses.filter((_, at) => at !== index) };
  }
  for (const key of Object.keys(choices) as (keyof typeof choices)[]) {
    if (spec[key] !== choices[key][0]) yield { ...spec, [key]: choices[key][0] };
  }
  for (const [index, use] of spec.uses.entries()) {
    const changed = (change: Partial<UseSpec>): Spec => ({
      ...spec,
      uses: spec.uses.map((one, at) => (at === index ? { ...one, ...change } : one)),
    });
    for (const at of use.parameters.keys())
      yield changed({ parameters: use.parameters.filter((_, other) => other !== at) });
    for (const key of ['path', 'query', 'read'] as const) {
      if (use[key] !== useChoices[key][0]) yield changed({ [key]: useChoices[key][0] });
    }
    for (const [at, { kind }] of use.parameters.entries()) {
      if (kind === valueKinds[0]) continue;
      yield changed({
        parameters: use.parameters.map((one, other) => (other === at ? { ...one, kind: valueKinds[0] } : one)),
      });
    }
  }
}

/** What kind of difference there is, so that shrinking does not go from one to another. */
export function wayOf({ kind, differences }: Verdict): string {
  return [kind, ...new Set(differences.map(kindOfDifference))].join(', ');
}

function kindOfDifference(difference: string): string {
  const last = difference.slice(difference.lastIndexOf(': ') + 2);
  if (/^results: /.test(difference)) return 'results';
  if (/^requests: /.test(difference)) return 'requests';
  return /^(header \S+|status \d+ became \d+|body|content type|query)/.exec(last)?.[0] ?? 'other';
}

/** Which choices of a program are not the simplest ones: programs with the same are wrong for the same cause. */
export function featuresOf(spec: Spec): string {
  const odd = (Object.keys(choices) as (keyof typeof choices)[]).flatMap((key) =>
    spec[key] === choices[key][0] ? [] : [`${key} ${spec[key]}`],
  );
  const uses = spec.uses.map((use) => {
    const own = (Object.keys(useChoices) as (keyof typeof useChoices)[]).flatMap((key) =>
      key !== 'operation' && use[key] === useChoices[key][0] ? [] : [use[key]],
    );
    return [...own, ...use.parameters.map(({ kind }) => (kind === valueKinds[0] ? 'parameter' : kind))].join(' + ');
  });
  return [...odd, ...uses].join('; ');
}

/** Kinds of verdict that a person must look at. */
export const badKinds: readonly VerdictKind[] = ['wrong', 'silent', 'review-differs'];
