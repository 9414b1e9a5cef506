/**
 * A process that runs tests against one mutant after the other: what stays the same is loaded and compiled once. Started by
 * `mutants.check.ts`, which sends `{ name, file, tests }` and gets `{ red }`, the tests that failed, or `{ trouble }`.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createVitest } from 'vitest/node';

const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url));
const top = fileURLToPath(new URL('../..', import.meta.url));

// The configuration reads it: these are the tests of the project, not the check of the mutants.
process.env.MUTANT = '';
const vitest = await createVitest('test', { config, root: top, watch: false, reporters: [{}] });
/** The file that is broken at the moment, by its absolute path. */
let broken;

process.on('message', async (asked) => {
  try {
    process.send({ red: await redTests(asked) });
  } catch (error) {
    process.send({ trouble: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.send({ ready: true });

/** Each test by its file and its full name; only those that are named run, if `names` are given. */
async function redTests({ name, path, tests, names }) {
  process.env.MUTANT = name;
  for (const file of [broken, path]) if (file !== undefined) vitest.invalidateFile(file);
  broken = path;
  if (names === undefined) vitest.resetGlobalTestNamePattern();
  else vitest.setGlobalTestNamePattern(new RegExp(`^(?:${names.map(escaped).join('|')})$`));
  const specifications = await vitest.globTestSpecifications(tests.map((file) => `${top}${file}`));
  await vitest.runTestSpecifications(specifications);
  // What it returns would include the files of earlier runs, and what was red in them.
  const testModules = specifications.flatMap(({ testModule }) => testModule ?? []);
  return testModules.flatMap((module) => {
    const file = module.relativeModuleId;
    const failed = [...module.children.allTests('failed')].map((test) => ({ file, test: fullName(test) }));
    const [error] = module.errors();
    const ran = [...module.children.allTests()].length > 0;
    if (error !== undefined && !ran) throw new Error(`${file} does not load: ${error.message}`);
    return error !== undefined && failed.length === 0 ? [{ file, test: '' }] : failed;
  });
}

/** As vitest compares it with a pattern: the names of the groups and of the test, a space between them. */
function fullName(test) {
  const names = [];
  for (let task = test; task !== undefined && task.type !== 'module'; task = task.parent) names.unshift(task.name);
  return names.join(' ');
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
