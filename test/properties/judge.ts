import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ProfileName } from '../../src/contract/profile.ts';
import type { RunResult } from '../../src/runner/result/run-result.ts';
import { run } from '../../src/runner/run.ts';
import { lineOf } from '../execution/harness.ts';
import type { LoggedRequest } from '../execution/server/catalogue-server.ts';
import { type Execution, execute, type Fault } from './execute.ts';
import type { Network } from './network.ts';
import type { Program } from './program.ts';

/**
 * What came of a program: `idle` asks for nothing deprecated or fails by itself, `silent` still asks for it and nothing is
 * reported, `mention` likewise but the text is listed, `wrong` behaves differently after its migration though nothing says
 * so, `review-differs` does too but has a note.
 */
export type VerdictKind = 'migrated' | 'review' | 'manual' | 'idle' | 'mention' | 'silent' | 'review-differs' | 'wrong';

export interface Verdict {
  readonly kind: VerdictKind;
  /** What differs. */
  readonly differences: readonly string[];
  /** `migrated`, `review grown`, `manual unknown-url` … one for each call site. */
  readonly outcomes: readonly string[];
  readonly program: Program;
  readonly migrated: Program;
  readonly before: Execution;
  readonly after: Execution;
}

/** A program's files after a run of the tool over them. */
interface MigratedProgram {
  readonly program: Program;
  readonly result: RunResult;
}

/** Where folders are made that are soon gone: in memory, if there is such a place, where to write to disk costs nothing. */
const memory = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Runs the tool over a program in a folder of its own. */
async function migrateProgram(program: Program, profile: ProfileName): Promise<MigratedProgram> {
  const cwd = mkdtempSync(join(memory, 'catalogue-program-'));
  try {
    writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }');
    for (const [path, text] of Object.entries(program.files)) {
      mkdirSync(dirname(join(cwd, path)), { recursive: true });
      writeFileSync(join(cwd, path), text);
    }
    const asked = { cwd, profile, write: true, target: '1.26.0', from: null, paths: [], ignore: [], baseUrls: [] };
    const result = await run(asked);
    const paths = new Set([...Object.keys(program.files), ...result.files.map(({ path }) => path)]);
    paths.delete('package.json');
    const files = Object.fromEntries([...paths].map((path) => [path, readFileSync(join(cwd, path), 'utf8')]));
    return { program: { ...program, files }, result };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** Migrates a program and compares what it does before and after, on a server that serves all operations. */
export async function judge(program: Program, profile: ProfileName, network: Network, fault?: Fault): Promise<Verdict> {
  const options = { prefix: profile === 'komga' ? '/api/v2' : '/v2' } as const;
  const before = await execute(program, network, options, fault);
  const migration = await migrateProgram(program, profile);
  const isChanged = !isDeepStrictEqual(migration.program.files, program.files);
  const after = isChanged ? await execute(migration.program, network, options, fault) : before;
  const { result } = migration;
  const outcomes = result.callSites.map(({ outcome, notes }) => [outcome, ...notes.map(({ code }) => code)].join(' '));
  const differences = [
    ...result.files.flatMap(({ path, outcome, reason }) => (outcome === 'failed' ? [`${path} failed: ${reason}`] : [])),
    ...(isChanged ? compare(...upToFailure(before, after, result), profile) : []),
  ];
  const kind = kindOf({ before, after, result, differences, fault });
  return { kind, differences, outcomes, program, migrated: migration.program, before, after };
}

/** What a program did before and after, as far as both come, if it fails at a response that a note says may be another. */
function upToFailure(before: Execution, after: Execution, { callSites }: RunResult): readonly [Execution, Execution] {
  const isTold = callSites.some(({ notes }) => notes.some(({ code }) => code === 'response-not-shown'));
  const isFailed = after.results.some((one, index) => 'error' in one && !('error' in (before.results[index] ?? one)));
  if (!isTold || !isFailed) return [before, after];
  const count = Math.min(before.requests.length, after.requests.length);
  const cut = (one: Execution): Execution => ({ ...one, requests: one.requests.slice(0, count) });
  return [cut(before), cut(after)];
}

interface Seen {
  readonly before: Execution;
  readonly after: Execution;
  readonly result: RunResult;
  readonly differences: readonly string[];
  readonly fault: Fault | undefined;
}

function kindOf({ before, after, result, differences, fault }: Seen): VerdictKind {
  const outcomes = result.callSites.map(({ outcome }) => outcome);
  const isIdle = !before.requests.some(({ isDeprecated }) => isDeprecated);
  const isExcused = result.callSites.some(
    ({ outcome, notes }) => outcome === 'review' && notes.some((note) => isExcuse(note, fault)),
  );
  // What asked for nothing, because it failed by itself, had nothing to preserve.
  if (before.requests.length === 0) return 'idle';
  if (differences.length > 0) return isExcused ? 'review-differs' : 'wrong';
  if (isIdle) return 'idle';
  const isLeft = after.requests.some(({ isDeprecated }) => isDeprecated);
  if (isLeft && !outcomes.includes('manual')) {
    return result.mentions.length > 0 ? 'mention' : 'silent';
  }
  return outcomes.includes('manual') ? 'manual' : outcomes.includes('review') ? 'review' : 'migrated';
}

/** Notes that excuse no difference: they are about the response alone, or about a request that fails. */
const excusingNothing: ReadonlySet<string> = new Set(['response-not-shown', 'lists-joined', 'not-retried']);

function isExcuse({ code }: { code: string }, fault: Fault | undefined): boolean {
  return !excusingNothing.has(code) || (code === 'not-retried' && fault !== undefined);
}

/** What a person would call a difference: of results where the profile knows them, and of every request. */
function compare(before: Execution, after: Execution, profile: ProfileName): string[] {
  const differences: string[] = [];
  // What the server refused before may be answered now: there was nothing to preserve.
  const wasRefused = before.requests.some(({ status, isDeprecated }) => isDeprecated && status >= 400);
  const isSame = (index: number): boolean =>
    isDeepStrictEqual(before.results[index], after.results[index]) ||
    (wasRefused && 'error' in (before.results[index] ?? {}));
  if (profile === 'komga' && !before.results.every((_, index) => isSame(index))) {
    differences.push(`results: ${print(before.results)} became ${print(after.results)}`);
  }
  if (!isDeepStrictEqual(before.elsewhere, after.elsewhere)) {
    differences.push(`to other services: ${before.elsewhere.join(', ')} became ${after.elsewhere.join(', ')}`);
  }
  if (before.requests.length !== after.requests.length) {
    const [sent, sends] = [before, after].map(({ requests }) => requests.map(lineOf).join(', '));
    differences.push(`requests: ${sent} became ${sends}`);
    return differences;
  }
  for (const [index, old] of before.requests.entries()) {
    const now = after.requests[index] as LoggedRequest;
    differences.push(
      ...compareRequests(old, now).map((difference) => `${lineOf(old)} → ${lineOf(now)}: ${difference}`),
    );
  }
  return differences;
}

/** Headers of the transport, not of the program. */
const ofTransport =
  /^(content-length|content-type|connection|host|accept-encoding|user-agent|keep-alive|transfer-encoding)$/;

/** A header by which programs sign their requests: with the method and the path that are sent. */
const signature = 'x-signature';

function signed({ method, path }: LoggedRequest): string {
  return `${method} ${path}`;
}

function compareRequests(old: LoggedRequest, now: LoggedRequest): string[] {
  const differences: string[] = [];
  const names = new Set([...Object.keys(old.headers), ...Object.keys(now.headers)]);
  for (const name of names) {
    const expected = name === signature && old.headers[name] === signed(old) ? signed(now) : old.headers[name];
    // ofetch asks for JSON where it sends some.
    if (name === 'accept' && expected === undefined) continue;
    if (!ofTransport.test(name) && expected !== now.headers[name]) {
      differences.push(`header ${name} ${old.headers[name]} became ${now.headers[name]}`);
    }
  }
  if (old.status < 400 && now.status >= 400) differences.push(`status ${old.status} became ${now.status}`);
  const isSame = old.method === now.method && old.path === now.path;
  const keepsBody = isSame || old.method === 'PUT';
  if (keepsBody && !isDeepStrictEqual(old.body, now.body)) {
    differences.push(`body ${print(old.body)} became ${print(now.body)}`);
  }
  if (keepsBody && old.contentType !== now.contentType) {
    differences.push(`content type ${old.contentType} became ${now.contentType}`);
  }
  if (!keepsBody && now.body !== undefined && !/^application\/json(;[^,]*)?$/i.test(now.contentType ?? '')) {
    differences.push(`content type ${now.contentType}`);
  }
  if (isSame && !isDeepStrictEqual(old.query, now.query))
    differences.push(`query ${print(old.query)} became ${print(now.query)}`);
  return differences;
}

function print(value: unknown): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
