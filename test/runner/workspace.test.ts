import { expect, test } from 'vitest';
import { createResolve } from '../../src/runner/codebase/resolve-import.ts';
import { tempFolder } from './temp-folder.ts';

/** Where `from` finds a specifier in a code base of these files, relative to it. */
function resolved(files: Record<string, string>, from: string, specifier: string): string | undefined {
  const { path } = tempFolder({ 'package.json': '{}', ...files });
  const resolve = createResolve({ cwd: path, listed: Object.keys(files), aliases: [] });
  return resolve(`${path}/${from}`, specifier)?.slice(path.length + 1);
}

const manifests = {
  main: '{ "name": "@lib/api", "main": "./dist/server/index.js" }',
  exports:
    '{ "name": "@lib/api", "exports": { ".": { "types": "./dist/a.d.ts", "import": "./dist/a.js" }, "./http/*": "./lib/esm/http/*.js" } }',
  types: '{ "name": "@lib/api", "exports": { ".": { "types": "./src/a.ts", "default": "./dist/a.js" } } }',
  broken: '{ "name": "@lib/api", ',
};

test.each([
  ['main', '@lib/api', 'src/server/index.ts'],
  ['exports', '@lib/api', 'src/a.ts'],
  ['exports', '@lib/api/http/get', 'src/http/get.ts'],
  ['types', '@lib/api', 'src/a.ts'],
  ['broken', '@lib/api', undefined],
  ['main', '@lib/apis', undefined],
] as const)('by %s: %s is %s, though nothing is built or installed', (manifest, specifier, found) => {
  const files = { 'package.json': manifests[manifest], [found ?? 'src/a.ts']: '' };
  const inPackage = Object.fromEntries(Object.entries(files).map(([path, text]) => [`packages/api/${path}`, text]));
  const path = resolved({ ...inPackage, 'apps/web/main.ts': '' }, 'apps/web/main.ts', specifier);
  expect(path).toBe(found && `packages/api/${found}`);
});

test('of a built package the source is meant', () => {
  const files = {
    'package.json': '{ "workspaces": ["api"] }',
    'node_modules/api/package.json': '{ "name": "api", "main": "dist/index.js" }',
    'api/package.json': '{ "name": "api", "main": "dist/index.js" }',
    'api/dist/index.js': '',
    'api/src/index.ts': '',
    'main.ts': '',
  };
  expect(resolved(files, 'main.ts', 'api')).toBe('api/src/index.ts');
});

test('what is installed is no part of the code base', () => {
  const files = {
    'node_modules/ky/package.json': '{ "name": "ky" }',
    'node_modules/ky/index.js': '',
    'ky.ts': '',
    'a.ts': '',
  };
  expect(resolved(files, 'a.ts', 'ky')).toBeUndefined();
});

test('a configuration of TypeScript that extends what is not there does no harm', () => {
  const files = {
    'tsconfig.json':
      '{ "extends": "./.nuxt/tsconfig.json", "compilerOptions": { "paths": { "#api/*": ["./api/*"] } } }',
    'api/get.ts': '',
    'a.ts': '',
  };
  expect(resolved(files, 'a.ts', './api/get')).toBe('api/get.ts');
  expect(resolved(files, 'a.ts', '#api/get')).toBe('api/get.ts');
  expect(resolved(files, 'a.ts', '~~/api/get')).toBe('api/get.ts');
});
