import { readFileSync } from 'node:fs';
import { describe, expect, it, type TestContext } from 'vitest';
import { materialAt, need } from '../material.ts';
import { canonicalWire } from './canonical-wire.ts';
import { deprecatedLines, filesOf, outcomesOf, type Proof, wireOf } from './harness.ts';
import { pending } from './komga/pending.ts';
import { type KomgaScenario, komgaLeftScenarios, komgaScenarios, type LeftScenario } from './komga-scenarios.ts';
import { migrateClient } from './migrate-client.ts';
import { proveKomga } from './prove-komga.ts';
import { answersOf, encodeQuery, replay } from './replay.ts';
import { runClient } from './run-client.ts';
import type { Wire } from './scenario.ts';
import { matchPath } from './server/route-table.ts';

interface OpenApi {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly parameters?: readonly { readonly name: string }[] }>>>
  >;
}

const document = materialAt('service/openapi/openapi-1.26.3.json');

function named<S extends { readonly name: string }>(scenarios: readonly S[]): (readonly [string, S])[] {
  return scenarios.map((scenario) => [scenario.name, scenario]);
}

describe('profile komga, by execution', () => {
  it.for(named(komgaScenarios))('%s', async ([, scenario], context) => {
    await unlessPending(scenario, context, async () => expectProof(await proveKomga(scenario), scenario));
  });

  it.for(named(komgaLeftScenarios))('%s', async ([, scenario], context) => {
    await unlessPending(scenario, context, () => expectLeft(scenario));
  });

  it.for(named(komgaScenarios))('no request stays behind unsaid: %s', async ([, scenario]) => {
    const { migrated, migration } = await proveKomga(scenario);
    const isSaid = migration.mentions > 0 || migration.callSites.some(({ outcome }) => outcome === 'manual');
    if (deprecatedLines(migrated).length > 0) expect(isSaid, deprecatedLines(migrated).join('\n')).toBe(true);
  });

  it('knows every scenario that is pending', () => {
    const names = [...komgaScenarios, ...komgaLeftScenarios].map(({ name }) => name);
    expect([...pending.keys()].filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('the expectations of profile komga', () => {
  it.each(named(komgaScenarios))('answer as the old requests did: %s', async (_, scenario) => {
    const { original } = await proveKomga(scenario);
    expect(deprecatedLines(original).length).toBeGreaterThan(0);
    const [actual, expected] = [await replay(scenario.wire), original.requests].map((log) => answersOf(log, scenario));
    if (scenario.results === 'differs') expect(actual).not.toEqual(expected);
    else expect(actual).toEqual(expected);
  });

  it.each(named(komgaLeftScenarios))('are of clients that run: %s', async (_, scenario) => {
    const { results, requests } = await runClient(filesOf(scenario), scenario.calls, { prefix: '/api/v2' });
    expect(results.filter((result) => 'error' in result)).toEqual([]);
    expect(requests.filter(({ isDeprecated }) => isDeprecated)).toHaveLength(scenario.left.length);
  });

  it('are requests that the OpenAPI document of 1.26.3 shows', (context) => {
    need(document, context, 'the expectations are not compared with the description of the service');
    const { paths } = JSON.parse(readFileSync(document, 'utf8')) as OpenApi;
    const unknown = komgaScenarios.flatMap(({ wire }) => wire).filter((one) => !isShown(one, paths));
    // A scenario wants the error that this one gets.
    expect(unknown).toEqual(['GET /api/v1/authors/nothing']);
  });

  it('have a name of their own each', () => {
    const names = [...komgaScenarios, ...komgaLeftScenarios].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

async function unlessPending(
  { name }: { readonly name: string },
  { skip }: TestContext,
  check: () => unknown,
): Promise<void> {
  const reason = pending.get(name);
  if (reason === undefined) {
    await check();
    return;
  }
  const isDone = await Promise.resolve()
    .then(check)
    .then(
      () => true,
      () => false,
    );
  expect(isDone, 'it passes now: take it out of komga/pending.ts').toBe(false);
  skip(reason);
}

function expectProof({ migration, original, migrated, again }: Proof, scenario: KomgaScenario): void {
  expect(migration.failures).toEqual([]);
  expect(deprecatedLines(migrated)).toEqual([]);
  expect(inOrder(wireOf(migrated), scenario)).toEqual(inOrder(scenario.wire, scenario));
  if (scenario.results !== 'differs') expect(migrated.results).toEqual(original.results);
  expectOutcomes(outcomesOf(migration), scenario);
  expect(again.files).toEqual(migration.files);
  expect(outcomesOf(again)).toEqual([]);
}

async function expectLeft(scenario: LeftScenario): Promise<void> {
  const migration = await migrateClient(filesOf(scenario), 'komga');
  expect(outcomesOf(migration)).toEqual(scenario.left.map((code) => `manual ${code}`));
  expect(migration.files).toEqual(filesOf(scenario));
}

/** Requests that were sent at once arrive in any order. */
function inOrder(wire: readonly Wire[], { isConcurrent }: KomgaScenario): readonly Wire[] {
  const canonical = wire.map(canonicalWire);
  return isConcurrent ? canonical.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : canonical;
}

function expectOutcomes(outcomes: readonly string[], { note }: KomgaScenario): void {
  const others = outcomes.filter((outcome) => outcome !== 'migrated');
  if (note === undefined) expect(others).toEqual([]);
  else expect(new Set(others.flatMap((outcome) => outcome.split(' ')))).toEqual(new Set(['review', note]));
}

function isShown(wire: Wire, paths: OpenApi['paths']): boolean {
  const line = typeof wire === 'string' ? wire : wire[0];
  const [, method = '', path = '', query = ''] = /^(\S+) ([^?]*)\??(.*)$/s.exec(line) ?? [];
  const templates = Object.keys(paths).filter((template) => matchPath(template, path) !== undefined);
  const operation =
    paths[templates.find((template) => template === path) ?? templates[0] ?? '']?.[method.toLowerCase()];
  const names = [...new URLSearchParams(encodeQuery(query)).keys()].map((name) => name.replace(/\[\]$/, ''));
  return operation !== undefined && names.every((name) => operation.parameters?.some((one) => one.name === name));
}
