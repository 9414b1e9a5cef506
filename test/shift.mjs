/**
 * Runs jscodeshift on several folders, one after the other, in one process and without compiling transforms that are built
 * for Node. Standard input is a list of `[transform, folder]` as JSON.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';

const require = createRequire(import.meta.url);
const options = { runInBand: true, babel: false, extensions: 'ts,tsx,js', parser: 'babel' };

for (const [transform, folder] of JSON.parse(readFileSync(0, 'utf8'))) {
  // A worker that stays in this process would go on with what it was told first.
  delete require.cache[require.resolve('jscodeshift/src/Worker.js')];
  const { error, ok } = await require('jscodeshift/src/Runner.js').run(transform, [folder], options);
  if (error > 0 || ok === 0) process.exitCode = 1;
}
