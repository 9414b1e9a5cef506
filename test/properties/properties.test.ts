import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute } from './execute.ts';
import { faultsOf, fuzzInputs } from './fuzz.ts';
import { render } from './generate/render.ts';
import { specs } from './generate/spec.ts';
import { type Network, openNetwork } from './network.ts';
import { isSound, pending } from './pending.ts';
import { type NamedProgram, printProgram, readProgram, readPrograms } from './program.ts';
import { badKinds, judgeSeed } from './shrink.ts';
import { treeFaultsOf, trees } from './trees.ts';

/** The same inputs in every run, for a red test is to say something of a change; others with `PROPERTIES_SEED=7`. */
const seed = Number(process.env.PROPERTIES_SEED ?? 1);
const collections = new URL('adversary/', import.meta.url);

let network: Network;
beforeAll(async () => {
  process.stdout.write(`properties: seed ${seed}\n`);
  network = await openNetwork();
});
afterAll(() => network.close());

/** As long as the CPU of this process has been busy for less than so many milliseconds since the first call. */
function whileBelow(milliseconds: number): () => boolean {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000 < milliseconds;
  };
}

describe('damaged files', () => {
  it('neither crash nor hang, and what is written can be parsed', () => {
    const goOn = whileBelow(700);
    fc.assert(
      fc.property(fuzzInputs, (input) => {
        if (goOn()) expect(faultsOf(input)).toEqual([]);
      }),
      { seed, numRuns: 200 },
    );
  });
});

describe('whole code bases', () => {
  it('come to the same in one run and in several, at the root and in each package, with git and without', async () => {
    const goOn = whileBelow(700);
    for (const tree of fc.sample(trees, { seed, numRuns: 1 })) {
      if (goOn()) expect(await treeFaultsOf(tree), JSON.stringify(tree)).toEqual([]);
    }
  });
});

describe('generated programs', () => {
  it('run before they are migrated', async () => {
    const options = { prefix: '/api/v2' } as const;
    for (const spec of fc.sample(specs, { seed: 1, numRuns: 30 })) {
      const program = render(spec);
      const { results } = await execute(program, network, options);
      const broken = results.filter(
        (result) => 'error' in result && /^(Syntax|Reference)Error|exports no/.test(result.error),
      );
      expect(broken, printProgram(program)).toEqual([]);
    }
  });

  it('leave out what is pending, and nothing else', () => {
    const all = fc.sample(specs, { seed, numRuns: 1_000 });
    expect(pending.filter(({ holds }) => !all.some(holds)).map(({ why }) => why)).toEqual([]);
    expect(all.filter(isSound).length).toBeGreaterThan(40);
  });

  it('are read again as they are printed', () => {
    for (const spec of fc.sample(specs, { seed, numRuns: 20 })) {
      const text = printProgram(render(spec));
      expect(printProgram(readProgram(text))).toBe(text);
    }
  });

  it('behave after their migration as they did before, or a person is told', async () => {
    const goOn = whileBelow(1_200);
    for (let at = 0; at < 60 && goOn(); at++) {
      const { verdict } = await judgeSeed(seed + at, 'komga', network, specs.filter(isSound));
      expect
        .soft(badKinds.includes(verdict.kind), `${printProgram(verdict.program)}\n${verdict.differences.join('\n')}`)
        .toBe(false);
    }
  });
});

describe('the adversary', () => {
  const programs = readdirSync(collections).flatMap((name): NamedProgram[] =>
    readPrograms(readFileSync(new URL(name, collections), 'utf8')),
  );

  it('has programs with a name of their own each that ask for something deprecated', async () => {
    expect(new Set(programs.map(({ name }) => name)).size).toBe(programs.length);
    expect(programs.length).toBeGreaterThanOrEqual(60);
    for (const program of programs) {
      const { requests } = await execute(program, network, { prefix: '/api/v2' });
      expect(
        requests.some(({ isDeprecated }) => isDeprecated),
        program.name,
      ).toBe(true);
    }
  });
});
