import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One way to break the tool, and the tests, at least one of which must then fail. */
export interface Mutant {
  /** What the broken tool does. */
  readonly name: string;
  /** `transforms/1.26.0.ts` */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly text: string;
  readonly replacement: string;
  /** Test files, the likeliest first. */
  readonly tests: readonly string[];
}

/** The tests that mutants name. */
const testFiles = {
  fixtures: 'test/fixtures.test.ts',
  projects: 'test/projects.test.ts',
  komga: 'test/execution/komga.test.ts',
  response: 'test/requests/response.test.ts',
  types: 'test/requests/response-types.test.ts',
  joinedTexts: 'test/migrate/joined-texts.test.ts',
  ownErrors: 'test/migrate/own-errors.test.ts',
  verify: 'test/migrate/verify.test.ts',
  run: 'test/runner/run.test.ts',
  patchFolder: 'test/runner/patch-folder.test.ts',
  diffReport: 'test/reports/diff.test.ts',
  openapi: 'test/contract/openapi.test.ts',
  sign: 'test/runner/find-sign.test.ts',
  document: 'test/runner/read-document.test.ts',
  module: 'test/migrate/search-module.test.ts',
  written: 'test/runner/write-modules.test.ts',
  inTurn: 'test/runner/each-in-turn.test.ts',
  widths: 'test/runner/line-widths.test.ts',
  heldBack: 'test/runner/hold-back.test.ts',
  questions: 'test/runner/questions.test.ts',
  toolkit: 'test/toolkit.test.ts',
  api: 'test/api.test.ts',
  joined: 'test/runner/join-results.test.ts',
  compiled: 'test/runner/typecheck.test.ts',
  config: 'test/runner/config.test.ts',
  work: 'test/work.test.ts',
  foreign: 'test/source/foreign-names.test.ts',
  tryLanguage: 'test/trial/language.test.ts',
  tryServer: 'test/trial/server.test.ts',
  tryCompare: 'test/trial/compare.test.ts',
} as const;

/** Gives the function that makes mutants of one file. */
export function mutantsIn(file: string, ...tests: readonly (keyof typeof testFiles)[]) {
  return (name: string, text: string, replacement: string): Mutant => ({
    name,
    file,
    text,
    replacement,
    tests: tests.map((test) => testFiles[test]),
  });
}

/** The text of a mutant's file with its replacement; throws unless the text to replace occurs exactly once. */
export function mutate({ file, text, replacement }: Mutant): string {
  const source = readFileSync(pathOf(file), 'utf8');
  const times = source.split(text).length - 1;
  if (times !== 1) throw new Error(`\`${text}\` stands in ${file} ${times} times: name what to break anew`);
  return source.replace(text, () => replacement);
}

/** The absolute path of a file of this project. */
export function pathOf(file: string): string {
  return fileURLToPath(new URL(`../../${file}`, import.meta.url));
}
