import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallSiteResult } from '../src/runner/result/run-result.ts';
import { run } from '../src/runner/run.ts';
import { fixtureRoot } from './fixture.ts';

/** A request that the author of a repository counted: at the line of the call that names its path. */
interface Counted {
  readonly file: string;
  readonly line: number;
  readonly operation: string;
  /** Whether it only looks deprecated, so that it must stay. */
  readonly isLookAlike: boolean;
}

const root = join(fixtureRoot, 'unseen');
const ending = '.truth.json';
const names = readdirSync(root).flatMap((name) => (name.endsWith(ending) ? name.slice(0, -ending.length) : []));

/** A call of several lines is reported where it starts, and counted where it names its path, or the other way round. */
const farthest = 6;

// Their authors did not know the tool, and counted the requests before anybody measured. A mend changes `outcomes.txt`, never them.
describe.each(names)('%s', (name) => {
  const counted: readonly Counted[] = JSON.parse(readFileSync(join(root, `${name}${ending}`), 'utf8'));
  let copy = '';
  let callSites: readonly CallSiteResult[] = [];

  beforeAll(async () => {
    copy = realpathSync(mkdtempSync(join(tmpdir(), 'unseen-')));
    cpSync(join(root, name), copy, { recursive: true });
    const asked = { paths: ['.'], ignore: [], baseUrls: [], target: '1.26.0', from: null, write: false };
    ({ callSites } = await run({ ...asked, cwd: copy, profile: 'komga' }));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('each request has the outcome that was accepted', async () => {
    const open = callSites.filter(({ kind }) => kind === 'request');
    const sites = counted.filter(({ isLookAlike }) => !isLookAlike);
    const outcomes = sites.map((one) => `${outcomeOf(take(open, one))}  ${one.operation}  ${one.file}:${one.line}`);
    await expect(`${outcomes.join('\n')}\n`).toMatchFileSnapshot(join(root, `${name}.outcomes.txt`));
  });

  // A mock that looks like a request changes with the calls that it stands in for.
  test('no look-alike is changed', () => {
    const edited = callSites.filter(({ edits, kind }) => kind === 'request' && edits.length > 0);
    const isEdited = ({ file, line }: Counted) => edited.some((site) => site.file === file && site.line === line);
    expect(counted.filter((one) => one.isLookAlike && isEdited(one))).toEqual([]);
  });
});

test('each repository has its truth and its outcomes, and nothing else is here', () => {
  const expected = names.flatMap((name) => [name, `${name}.outcomes.txt`, `${name}${ending}`]);
  expect(readdirSync(root).sort()).toEqual(expected.sort());
});

/** Takes the call site that is nearest to a line out of a list. */
function take(sites: CallSiteResult[], { file, line, operation }: Counted): CallSiteResult | undefined {
  const distance = (site: CallSiteResult) => Math.abs(site.line - line);
  const [nearest] = sites
    .filter((site) => site.file === file && site.operation === operation && distance(site) <= farthest)
    .sort((a, b) => distance(a) - distance(b));
  if (nearest !== undefined) sites.splice(sites.indexOf(nearest), 1);
  return nearest;
}

function outcomeOf(site: CallSiteResult | undefined): string {
  if (site === undefined) return 'not found here';
  return site.outcome === 'manual' ? `manual ${site.notes[0]?.code}` : site.outcome;
}
