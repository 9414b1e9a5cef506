import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryObjects } from 'node:v8';
import { afterAll, expect, test } from 'vitest';
import { migrateFile } from '../src/migrate/migrate-file.ts';
import { run } from '../src/runner/run.ts';
import { openSource } from '../src/source/source-file.ts';
import { walk } from '../src/source/walk.ts';
import { dense } from './bench/corpora/dense.mjs';
import { Random } from './bench/corpora/random.mjs';
import { writeCorpus } from './bench/make.mjs';

const folder = mkdtempSync(join(tmpdir(), 'memory-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function treeOf(path: string, text: string) {
  const source = openSource(path, text);
  if ('failure' in source) throw new Error(`${path}: ${source.failure.reason}`);
  return source.tree;
}

/** The class of the nodes of a tree. */
const Node = Object.getPrototypeOf(treeOf('a.ts', 'a')).constructor;

/** How many nodes something holds: the garbage is collected before they are counted. */
const nodesHeld = (): number => queryObjects(Node, { format: 'count' });

test('a run holds each text as one tree, however often it is tried and edited', async () => {
  const files = [...dense(new Random('memory'), { scale: 1 / 100 })];
  const cwd = join(folder, 'sparse');
  writeCorpus({ files: () => files }, cwd);
  let nodes = 0;
  for (const [path, text] of files.filter(([name]) => /\.tsx?$/.test(name))) {
    walk(treeOf(path, text), () => {
      nodes++;
    });
  }
  const before = nodesHeld();
  const held: number[] = [];
  let migrations = 0;
  const result = await run(
    { cwd, paths: [], target: '1.26.0', from: null, profile: 'komga', write: false, ignore: [], baseUrls: [] },
    (...asked) => {
      if (++migrations % 8 === 0) held.push(nodesHeld() - before);
      return migrateFile(...asked);
    },
  );
  expect(result.summary.callSites.total).toBeGreaterThan(20);
  expect(held.length).toBeGreaterThan(2);
  expect(Math.max(...held)).toBeLessThan(nodes * 1.1);
});
