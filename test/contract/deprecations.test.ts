import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { type Deprecation, deprecations } from '../../src/contract/deprecations.ts';
import { apiVersions } from '../../src/contract/versions.ts';

const shared = new URL('../../../shared/', import.meta.url);
const contractFile = new URL('service/contract.md', shared);
const openapiFile = new URL('service/openapi/openapi-1.26.3.json', shared);

const rows: readonly Deprecation[] = deprecations;

/** Skips where the file is not at hand, as in a fresh clone; in CI beside the shared folder its absence is a failure. */
function need(file: URL, context: TestContext): void {
  if (existsSync(file)) return;
  if (process.env.CI && existsSync(shared)) throw new Error(`${file.pathname} is missing`);
  const reason = `${file.pathname} is not here, so the table is not compared with it`;
  process.stderr.write(`${context.task.name}: skipped, ${reason}\n`);
  context.skip(reason);
}

describe('the table of deprecations', () => {
  it('has 17 operations, each once', () => {
    expect(new Set(rows.map(({ operation }) => operation)).size).toBe(17);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(17);
    expect(rows).toHaveLength(17);
  });

  it('stands oldest first', () => {
    const order = rows.map(({ deprecatedIn }) => apiVersions.indexOf(deprecatedIn));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('states the earliest version of every row', () => {
    for (const { name, deprecatedIn, stated } of rows) {
      const earliest = Math.min(...stated.map(({ version }) => apiVersions.indexOf(version)));
      expect(apiVersions[earliest], name).toBe(deprecatedIn);
    }
  });
});

describe('the table against contract.md', () => {
  beforeEach((context) => need(contractFile, context));

  it('has every row of 4.1', () => {
    const expected = contractRows('4.1').map(([method, path, replacement, since, removed]) => ({
      operation: `${method} ${path}`,
      replacement,
      since,
      removed,
    }));
    const actual = rows
      .filter(({ operationSource }) => operationSource === 'contract 4.1')
      .map(({ operation, replacement, removedIn, ...row }) => ({
        operation,
        replacement,
        since: statedIn(row, 'contract 4.1'),
        removed: removedIn,
      }));
    expect(expected).toHaveLength(5);
    expect(actual).toEqual(expected);
  });

  it('has every row of 4.2', () => {
    const expected = contractRows('4.2').map(([name, replacement, since]) => `${name} | ${replacement} | ${since}`);
    const actual = rows.map((row) => `${row.name} | ${row.replacement} | ${statedIn(row, 'contract 4.2')}`);
    expect(expected).toHaveLength(17);
    expect(actual.toSorted()).toEqual(expected.toSorted());
  });

  it('states nothing else', () => {
    expect(rows.flatMap(({ stated }) => stated)).toHaveLength(5 + 17);
  });

  it('knows the versions of 9.4', () => {
    const [, list = ''] = /^4\. Deprecation versions in use: (.+)\.$/m.exec(contractText()) ?? [];
    expect(apiVersions).toEqual(list.split(', '));
  });
});

describe('the table against the live service', () => {
  beforeEach((context) => need(openapiFile, context));

  it('has exactly the deprecated operations of 1.26.3', () => {
    const { paths } = JSON.parse(readFileSync(openapiFile, 'utf8')) as {
      paths: Record<string, Record<string, { deprecated?: boolean }>>;
    };
    const live = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { deprecated }]) =>
        deprecated === true ? [`${method.toUpperCase()} ${path}`] : [],
      ),
    );
    expect(rows.map(({ alias, operation }) => alias ?? operation).toSorted()).toEqual(live.toSorted());
  });
});

function contractText(): string {
  return readFileSync(contractFile, 'utf8');
}

/** The cells of the table in one section, without its heading, code quotes removed. */
function contractRows(section: string): string[][] {
  const [, body = ''] = contractText().split(`### ${section} `);
  const [table = ''] = body.split('\nRules:');
  const lines = table.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

function statedIn({ stated }: Pick<Deprecation, 'stated'>, source: string): string | undefined {
  return stated.find((statement) => statement.source === source)?.version;
}
