// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of code
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { sarifReport } from '../../src/reports/sarif.ts';
import type { RunResult } from '../../src/runner/result/run-result.ts';
import { run } from '../../src/runner/run.ts';
import { applyEdits } from '../../src/source/text-edit.ts';
import { tempFolder } from '../runner/temp-folder.ts';
import { sarifSchema } from './sarif-schema.ts';

const validate = new Ajv({ allErrors: true, strict: true, strictRequired: false }).compile(sarifSchema);

const sources = {
  'src/genres.ts': "// π 🐛\r\nconst n = '🐛', g = () => fetch('/api/v1/genres');\r\n",
  'src/a b/ü#%.ts':
    "export const tags = () => fetch('/api/v1/tags');\nexport const x = (u: string) => fetch(`/api/v1/books${u}`);",
  'src/api.ts':
    'export function call(path: string, method: string) {\n  return fetch(path, { method, headers: { accept: "application/json" } });\n}\n',
  'src/list.ts': "import { call } from './api.ts';\nexport const books = () => call('/api/v1/books', 'GET');\n",
  'src/ignored.ts': "fetch('/api/v1/genres'); // catalogue-codemod-ignore\n",
  'src/broken.ts': "fetch('/api/v1/genres'\n",
};

async function logOf(write = false) {
  const folder = tempFolder(sources);
  const options = { cwd: folder.path, paths: [], target: '1.26.0', from: null, ignore: [], baseUrls: [] } as const;
  const result = await run({ ...options, profile: 'contract', write });
  return { folder, result, log: JSON.parse(sarifReport(result, 'migrate')) };
}

describe('SARIF', () => {
  test('follows the schema, also with nothing in it', async () => {
    const { log, result } = await logOf();
    validate(log);
    expect(validate.errors).toBeNull();
    const empty: RunResult = { ...result, callSites: [], files: [], mentions: [] };
    validate(JSON.parse(sarifReport(empty, 'check')));
    expect(validate.errors).toBeNull();
  });

  test('has a rule and a result for each call site, at its place', async () => {
    const { log, result } = await logOf();
    const [first] = log.runs;
    expect(first.results).toHaveLength(result.callSites.length);
    for (const [index, one] of first.results.entries()) {
      const site = result.callSites[index];
      expect(first.tool.driver.rules[one.ruleIndex].id).toBe(one.ruleId);
      const { artifactLocation, region } = one.locations[0].physicalLocation;
      expect(decodeURIComponent(artifactLocation.uri)).toBe(site?.file);
      expect(region).toMatchObject({ startLine: site?.line, startColumn: site?.column });
      expect(one.partialFingerprints['catalogueCodemod/v1']).toBe(site?.fingerprint);
    }
    expect(first.invocations[0].executionSuccessful).toBe(false);
    expect(first.results.filter(({ suppressions }: { suppressions?: unknown }) => suppressions)).toHaveLength(1);
  });

  test('every fix by itself produces what the run would write there', async () => {
    const { log, folder } = await logOf();
    const { folder: written } = await logOf(true);
    const fixed = log.runs[0].results.filter((one: { fixes?: unknown }) => one.fixes);
    expect(fixed.length).toBeGreaterThanOrEqual(3);
    for (const { fixes } of fixed) {
      for (const { artifactLocation, replacements } of fixes[0].artifactChanges) {
        const path = decodeURIComponent(artifactLocation.uri);
        const before = folder.read(path);
        expect(fix(before, replacements), path).toBe(written.read(path));
      }
    }
  });

  test('a fix has what the call depends on: the function that grows', async () => {
    const { log, result } = await logOf();
    const grown = result.callSites.find(({ dependsOn }) => dependsOn.length > 0);
    expect(grown?.file).toBe('src/list.ts');
    const one = log.runs[0].results[result.callSites.indexOf(grown as (typeof result.callSites)[number])];
    const files = one.fixes[0].artifactChanges.map(
      (change: { artifactLocation: { uri: string } }) => change.artifactLocation.uri,
    );
    expect(files.sort()).toEqual(['src/api.ts', 'src/list.ts']);
  });

  test('the fingerprint survives lines that are put before', async () => {
    const { result } = await logOf();
    const moved = tempFolder(
      Object.fromEntries(Object.entries(sources).map(([path, text]) => [path, `\n\n// more\n${text}`])),
    );
    const options = { cwd: moved.path, paths: [], target: '1.26.0', from: null, ignore: [], baseUrls: [] } as const;
    const again = await run({ ...options, profile: 'contract', write: false });
    expect(again.callSites.map(({ fingerprint }) => fingerprint)).toEqual(
      result.callSites.map((site) => site.fingerprint),
    );
    expect(again.callSites.map(({ line }) => line)).toEqual(result.callSites.map(({ line }) => line + 3));
  });
});

interface Replacement {
  readonly deletedRegion: { startLine: number; startColumn: number; endLine: number; endColumn: number };
  readonly insertedContent?: { readonly text: string };
}

/** Makes a fix as a reader of SARIF does: by lines and columns of the original. */
function fix(text: string, replacements: readonly Replacement[]): string {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  const offset = (line: number, column: number) => (starts[line - 1] ?? 0) + column - 1;
  return applyEdits(
    text,
    replacements.map(({ deletedRegion: at, insertedContent }) => ({
      start: offset(at.startLine, at.startColumn),
      end: offset(at.endLine, at.endColumn),
      text: insertedContent?.text ?? '',
    })),
  );
}
