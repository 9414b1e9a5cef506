import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { jsonReport } from '../../src/reports/json.ts';
import schema from '../../src/reports/report.schema.json' with { type: 'json' };
import { callSite, changedFile, file, mention, resultOf } from './run-results.ts';

const validate = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema);

const note = { code: 'query-parameters', message: 'the query stays', suggestion: 'await list()' };
const everything = resultOf({
  from: '1.15.0',
  callSites: [
    callSite('GET /api/v1/books', 'migrated'),
    callSite('GET /api/v1/books', 'review', 'src/api.ts:2:1', note),
    callSite('GET /api/v1/genres', 'manual'),
    callSite('PUT /api/v1/libraries/{libraryId}', 'ignored'),
  ],
  mentions: [mention('GET /api/v1/tags', 'src/api.ts:9:1', "'/api/v1/tags'")],
  reasons: [{ code: 'query-parameters', title: 'query parameters', callSites: 1 }],
  baseline: {
    file: 'known.json',
    known: 1,
    stale: [{ fingerprint: '0123456789ab', file: 'a.ts', operation: 'GET /api/v1/tags' }],
  },
  unusedIgnores: [{ file: 'a.ts', line: 1, column: 1 }],
  files: [
    changedFile('a.ts', '--- a/a.ts\n'),
    file('b.ts', 'unchanged'),
    file('c.ts', 'failed', '1:2 no'),
    file('d.ts', 'excluded', 'generated'),
  ],
});

describe('report.schema.json', () => {
  test('accepts a result with everything in it, and an empty one', () => {
    for (const result of [everything, resultOf({})]) {
      validate(JSON.parse(jsonReport(result)));
      expect(validate.errors).toBeNull();
    }
  });

  test.each([
    ['an unknown property', { ...everything, extra: 1 }],
    ['an unknown outcome', { ...everything, files: [{ ...everything.files[0], outcome: 'done' }] }],
    ['line 0', { ...everything, mentions: [{ ...everything.mentions[0], line: 0 }] }],
    ['a missing summary', { ...everything, summary: undefined }],
  ])('refuses %s', (_, value) => {
    expect(validate(JSON.parse(JSON.stringify(value)))).toBe(false);
  });

  test('has the properties of RunResult, all the way down, and no others', () => {
    expect(shapeOfSchema(schema)).toEqual(shapeOfType('RunResult'));
  });
});

/** The paths of all properties, `?` after those that may be missing: `callSites[].notes[].suggestion?`. */
type Shape = readonly string[];

interface Node {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: Node;
}

function shapeOfSchema(node: Node, path = ''): Shape {
  const { properties, required = [], additionalProperties, items } = resolve(node);
  if (items) return shapeOfSchema(items, `${path}[]`);
  if (!properties) return [];
  expect({ path, additionalProperties }).toEqual({ path, additionalProperties: false });
  return Object.entries(properties)
    .flatMap(([name, child]) => {
      const own = join(path, required.includes(name) ? name : `${name}?`);
      return [own, ...shapeOfSchema(child, own)];
    })
    .sort();
}

function resolve(node: Node): Node {
  const name = node.$ref?.replace('#/$defs/', '');
  return name === undefined ? node : ((schema.$defs as Record<string, Node>)[name] ?? {});
}

function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function shapeOfType(name: string): Shape {
  const path = fileURLToPath(new URL('../../src/runner/result/run-result.ts', import.meta.url));
  const program = ts.createProgram([path], { strict: true, noLib: true, types: [], allowImportingTsExtensions: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const declared = source?.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
  if (!declared) throw new Error(`no interface ${name}`);
  return propertiesOf(checker, checker.getTypeAtLocation(declared), '').sort();
}

function propertiesOf(checker: ts.TypeChecker, type: ts.Type, path: string): string[] {
  if ((type.flags & ts.TypeFlags.Object) === 0) return [];
  return type.getProperties().flatMap((property) => {
    const declared = property.valueDeclaration as ts.PropertySignature;
    const own = join(path, `${property.name}${declared.questionToken ? '?' : ''}`);
    const item = itemOf(declared.type);
    const inner = item ? checker.getTypeFromTypeNode(item) : checker.getTypeOfSymbol(property);
    return [own, ...propertiesOf(checker, inner, item ? `${own}[]` : own)];
  });
}

/** `T` of `readonly T[]`. */
function itemOf(node: ts.TypeNode | undefined): ts.TypeNode | undefined {
  if (node && ts.isTypeOperatorNode(node)) return itemOf(node.type);
  return node && ts.isArrayTypeNode(node) ? node.elementType : undefined;
}
