import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ProfileName } from '../../src/contract/profile.ts';
import type { CallSiteResult } from '../../src/runner/result/run-result.ts';
import { run } from '../../src/runner/run.ts';
import type { ClientFiles } from './run-client.ts';

/** A client after its migration. */
export interface MigratedClient {
  /** In the order they were given, those that the migration made last. */
  readonly files: ClientFiles;
  readonly callSites: readonly CallSiteResult[];
  /** How many texts are reported that belong to no call site. */
  readonly mentions: number;
  /** Paths of files that failed. */
  readonly failures: readonly string[];
}

/** Migrates a client as a run of the tool does, in a folder of its own. */
export async function migrateClient(files: ClientFiles, profile: ProfileName): Promise<MigratedClient> {
  const cwd = mkdtempSync(join(tmpdir(), 'catalogue-client-'));
  try {
    for (const [path, text] of [['package.json', '{ "type": "module" }'] as const, ...files]) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), text);
    }
    const asked = { cwd, profile, write: true, target: '1.26.0', from: null, paths: [], ignore: [], baseUrls: [] };
    const result = await run(asked);
    const paths = new Set([...files.keys(), ...result.files.map(({ path }) => path)]);
    return {
      files: new Map([...paths].map((path) => [path, readFileSync(join(cwd, path), 'utf8')])),
      callSites: result.callSites,
      mentions: result.mentions.length,
      failures: result.files.filter(({ outcome }) => outcome === 'failed').map(({ path }) => path),
    };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}
