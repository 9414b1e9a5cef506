import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusalsOf } from '../../src/contract/check-request.ts';
import { shapeOfJson } from '../../src/contract/json-shape.ts';
import { type OpenApi, readOpenApi } from '../../src/contract/openapi.ts';
import { profiles } from '../../src/contract/profile.ts';
import type { Diagnostic } from '../../src/migrate/diagnostic.ts';
import { migrateFile } from '../../src/migrate/migrate-file.ts';
import { run } from '../../src/runner/run.ts';
import { loadFixtures } from '../fixture.ts';
import { materialAt, need } from '../material.ts';
import { loadProjects } from '../project.ts';
import { filesOf, lineOf } from './harness.ts';
import { komgaScenarios } from './komga-scenarios.ts';
import { migrateClient } from './migrate-client.ts';
import { runClient } from './run-client.ts';
import type { LoggedRequest } from './server/catalogue-server.ts';

const material = materialAt('service/openapi/openapi-1.26.3.json');
const place = fileURLToPath(material);
const profile = profiles.komga;
const document = existsSync(place) ? opened(readFileSync(place, 'utf8')) : undefined;

function opened(text: string): OpenApi {
  const read = readOpenApi(text);
  if ('reason' in read) throw new Error(read.reason);
  return read;
}

/** A scenario wants the error that this one gets. */
const wanted = ['GET /api/v1/authors/nothing: there is no `GET /api/v1/authors/nothing`'];

describe('the OpenAPI document of 1.26.3 shows every request that is sent by', () => {
  beforeEach((context) => need(material, context, 'new requests are not compared with the description of the service'));

  it.each(komgaScenarios.map((scenario) => [scenario.name, scenario] as const))('%s', async (_, scenario) => {
    const { files } = await migrateClient(filesOf(scenario), 'komga');
    const { requests } = await runClient(files, scenario.calls, { prefix: '/api/v2', removed: true });
    const sent = requests.filter(({ isDeprecated }) => !isDeprecated);
    expect(sent.flatMap(refused).filter((refusal) => !wanted.includes(refusal))).toEqual([]);
  });

  it.each(loadFixtures().map((fixture) => [fixture.name, fixture] as const))('%s', (name, { input, options }) => {
    const { callSites } = migrateFile(name, input, { ...options, profile, ...(document && { document }) });
    expect(told(callSites)).toEqual([]);
  });

  it.each(loadProjects().map((project) => [project.name, project] as const))('%s', async (_, { folder, options }) => {
    const { callSites } = await run({
      ...options,
      cwd: folder,
      write: false,
      target: '1.26.0',
      from: null,
      profile: 'komga',
      openapi: place,
    });
    expect(told(callSites)).toEqual([]);
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
