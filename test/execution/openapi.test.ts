import { beforeEach, describe, expect, it } from 'vitest';
import { refusalsOf } from '../../src/contract/check-request.ts';
import { shapeOfJson } from '../../src/contract/json-shape.ts';
import type { Diagnostic } from '../../src/migrate/diagnostic.ts';
import { profiles } from '../catalogue.ts';
import { loadFixtures } from '../fixture.ts';
import { need } from '../material.ts';
import { description, document, migratedFixture, migratedProject } from '../migrated.ts';
import { loadProjects } from '../project.ts';
import { lineOf } from './harness.ts';
import { komgaScenarios } from './komga-scenarios.ts';
import { proveKomga } from './prove-komga.ts';
import type { LoggedRequest } from './server/catalogue-server.ts';

/** A scenario wants the error that this one gets. */
const wanted = ['GET /api/v1/authors/nothing: there is no `GET /api/v1/authors/nothing`'];

describe('the OpenAPI document of 1.26.3 shows every request that is sent by', () => {
  beforeEach((context) =>
    need(description, context, 'new requests are not compared with the description of the service'),
  );

  it.each(komgaScenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (_, scenario) => {
    const { requests } = (await proveKomga(scenario)).migrated;
    const sent = requests.filter(({ isDeprecated }) => !isDeprecated);
    expect(sent.flatMap(refused).filter((refusal) => !wanted.includes(refusal))).toEqual([]);
  });

  it.each(loadFixtures().map((fixture) => [fixture.name, fixture] as const))('%s', (_, fixture) => {
    expect(told(migratedFixture(fixture, profiles.komga).callSites)).toEqual([]);
  });

  it.each(loadProjects().map((project) => [project.name, project] as const))('%s', async (_, project) => {
    expect(told((await migratedProject(project, 'komga')).result.callSites)).toEqual([]);
  });
});

function told(callSites: readonly Pick<Diagnostic, 'line' | 'notes'>[]): readonly string[] {
  return callSites.flatMap(({ line, notes }) =>
    notes.filter(({ code }) => code === 'not-in-document').map(({ message }) => `${line}: ${message}`),
  );
}

/** What the document does not show of a request. The body of an update is the client's own. */
function refused(request: LoggedRequest): readonly string[] {
  if (document === undefined) return [];
  const { method, path, query, body } = request;
  const parameters = query.map(([name]) => name.replace(/\[\]$/, ''));
  const asked = { method, path, parameters, body: method === 'POST' ? shapeOfJson(body) : undefined };
  return refusalsOf(document, asked).map((refusal) => `${lineOf(request)}: ${refusal}`);
}
