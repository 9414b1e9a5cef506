import { describe, expect, it } from 'vitest';
import { type ContractScenario, contractScenarios, leftScenarios } from './contract-scenarios.ts';
import { deprecatedLines, filesOf, lineOf, outcomesOf, type Proof, prove, wireOf } from './harness.ts';
import type { Result, Run } from './run-client.ts';

describe('profile contract, by execution', () => {
  it.each(contractScenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (_, scenario) => {
    const proof = await prove(scenario, 'contract', { prefix: '/v2' });
    expect(proof.migration.failures).toEqual([]);
    expect(outcomesOf(proof.migration)).toEqual(scenario.outcomes);
    expect(wireOf(proof.migrated)).toEqual(scenario.wire);
    expect(deprecatedLines(proof.migrated)).toEqual([]);
    expect(deprecatedLines(proof.original).length).toBeGreaterThan(0);
    expectHeaders(proof.migrated, scenario);
    expectResults(proof, scenario);
    expect(proof.again.files).toEqual(proof.migration.files);
    expect(outcomesOf(proof.again)).toEqual([]);
  });
});

describe('profile contract, what is left as it is', () => {
  it.each(leftScenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (_, scenario) => {
    const { migration, original } = await prove(scenario, 'contract', { prefix: '/v2' });
    expect(migration.failures).toEqual([]);
    expect(outcomesOf(migration)).toEqual(scenario.outcomes);
    expect(migration.files).toEqual(filesOf(scenario));
    expect(wireOf(original)).toEqual(scenario.wire);
  });
});

function expectHeaders({ requests }: Run, { headers = {} }: ContractScenario): void {
  for (const request of requests) expect(request, lineOf(request)).toMatchObject(headers);
}

function expectResults({ original, migrated }: Proof, { results }: ContractScenario): void {
  if (results === 'same') expect(migrated.results).toEqual(original.results);
  if (results === 'same items') expect(migrated.results.map(sorted)).toEqual(original.results.map(sorted));
}

function sorted(result: Result): unknown {
  if ('error' in result || !Array.isArray(result.value)) return result;
  return result.value.map((item) => JSON.stringify(item)).sort();
}
