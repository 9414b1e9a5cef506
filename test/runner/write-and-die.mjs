// Writes files as a run does, in a folder given as an argument, and one new file; whoever started it kills it on the way.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const { writeChanges } = await import(new URL('../../dist/src/runner/write-run.js', import.meta.url).href);
const folder = join(process.argv[2], 'src');
const created = { realPath: join(folder, 'created.ts'), before: null, after: 'new\n' };
const changes = readdirSync(folder).flatMap((name) => {
  const realPath = join(folder, name);
  const before = name.startsWith('.') ? 'new' : readFileSync(realPath, 'utf8');
  return before.startsWith('new') ? [] : [{ realPath, before, after: `new ${before}` }];
});
process.send('start');
await writeChanges(process.argv[2], existsSync(created.realPath) ? changes : [created, ...changes]);
process.send('end');
process.disconnect();
