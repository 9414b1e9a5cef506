import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Deprecation, deprecations } from '../../src/contract/deprecations.ts';
import { apiVersions } from '../../src/contract/versions.ts';
import { materialAt, need } from '../material.ts';

const contractFile = materialAt('service/contract.md');
const openapiFile = materialAt('service/openapi/openapi-1.26.3.json');
const lost = 'the table is not compared with the description of the service';

const rows: readonly Deprecation[] = deprecations;

describe('the table of deprecations', () => {
  it('has 17 operations, each once', () => {
    expect(new Set(rows.map(({ operation }) => operation)).size).toBe(17);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(17);
    expect(rows).toHaveLength(17);
  });

  it('is sorted oldest first', () => {
    const order = rows.map(({ deprecatedIn }) => apiVersions().indexOf(deprecatedIn));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('states the earliest version of every row', () => {
    for (const { name, deprecatedIn, stated } of rows) {
      const earliest = Math.min(...stated.map(({ version }) => apiVersions().indexOf(version)));
      expect(apiVersions()[earliest], name).toBe(deprecatedIn);
    }
  });
});

describe('the table against contract.md', () => {
  beforeEach((context) => need(contractFile, context, lost));

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
    expect(apiVersions()).toEqual(list.split(', '));
  });
});

describe('the table against the live service', () => {
  beforeEach((context) => need(openapiFile, context, lost));

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
