import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createParser, parseArguments } from '../../src/arguments.ts';
import { tempFolder } from '../runner/temp-folder.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const pages = [
  'README.md',
  ...readdirSync(join(top, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];
const commands = pages.flatMap((page) => commandsIn(page).map((command) => [page, command] as const));

describe('a command that the documentation shows is one', () => {
  test.each(commands)('%s: %s', async (_, command) => {
    const args = [...command.matchAll(/'([^']*)'|([^\s']+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    await expect(parseArguments(await createParser(100), args)).resolves.toBeDefined();
  });

  test('there are some', () => {
    expect(commands.length).toBeGreaterThan(20);
  });
});

describe('the samples of docs/api.md do what they say', () => {
  const blocks = codeBlocks('docs/api.md').filter(({ language }) => language === 'js');
  const client = `import axios from 'axios';
export const lists = () => axios.get('/api/v1/readlists').then(({ data }) => data);
export const stations = () => axios.get('/api/v5/stations').then(({ data }) => data);
`;

  test('a run', () => {
    const folder = clientFolder({ 'run.mjs': blocks[0]?.text ?? '' });
    expect(node(['run.mjs'], folder).stdout).toMatch(/total: 0/);
  });

  test('a run that tells how far it is', () => {
    const folder = clientFolder({ 'run.mjs': blocks[1]?.text ?? '' });
    expect(node(['run.mjs'], folder).stderr).toContain('1 of 1 files');
  });

  test.each([
    ['a file system', 2],
    ['texts', 3],
  ] as const)('%s that is not on disk', (_, index) => {
    const folder = clientFolder({ 'texts.mjs': blocks[index]?.text ?? '' });
    expect(node(['texts.mjs'], folder).stdout).toContain("fetch('/v2/genres')");
  });

  test.each([
    ['catalogue-1.27.mjs', 4, ['--target', '1.27.0', '--profile', 'komga'], '/api/v2/readlists?unpaged=true'],
    ['weather.mjs', 5, ['--target', '6.0.0', '--profile', 'skylark'], '/api/v6/stations'],
  ] as const)('%s', (name, index, args, expected) => {
    const block = blocks[index]?.text ?? '';
    expect(block).toContain(`// ${name}\n`);
    const folder = clientFolder({ [name]: block });
    const { stdout, stderr } = node([`${top}dist/catalogue-codemod.cjs`, 'src', '--transforms', name, ...args], folder);
    expect(stderr).toBe('');
    expect(stdout).toContain(`+`);
    expect(stdout).toContain(expected);
  });

  test('what is deprecated', () => {
    const { stdout } = node(['list.mjs'], clientFolder({ 'list.mjs': blocks[6]?.text ?? '' }));
    expect(stdout).toContain('1.26.0 List genres: GET /api/v1/genres → GET /v2/genres\n');
    expect(stdout).toMatch(/^1\.3\.0, 1\.15\.0, 1\.19\.0, 1\.20\.0, 1\.26\.0$/m);
  });

  /** A code base in which the package is installed. */
  function clientFolder(files: Readonly<Record<string, string>>): string {
    const folder = tempFolder({ 'src/a.ts': client, ...files });
    folder.link('node_modules/catalogue-codemod', top);
    return folder.path;
  }
});

/** The arguments of every call of the tool in a page. */
function commandsIn(page: string): readonly string[] {
  const shown = codeBlocks(page).flatMap(({ language, text }) => (/^(sh|yaml)$/.test(language) ? [text] : []));
  const inline = [...read(page).matchAll(/`(npx [^`\n]+)`/g)].map(([, text]) => text as string);
  return [...shown, ...inline].flatMap((text) =>
    [...text.matchAll(/npx (?:--yes )?catalogue-codemod\b(?!\.)([^\n"`;)]*)/g)].map(([, args = '']) =>
      args
        .replace(/\s+(?:#|>|\|).*$/, '')
        .replaceAll('*.json', 'a.json')
        .trim(),
    ),
  );
}

function codeBlocks(page: string): readonly { readonly language: string; readonly text: string }[] {
  const all = [...read(page).matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  return all.map(([, language = '', text = '']) => ({ language, text }));
}

function read(page: string): string {
  return readFileSync(join(top, page), 'utf8');
}

function node(args: readonly string[], cwd: string) {
  return spawnSync(process.execPath, [...args], { cwd, encoding: 'utf8', env: { PATH: process.env.PATH } });
}
