import { describe, expect, it } from 'vitest';
import { type RunOptions, run } from '../../src/runner/run.ts';
import { type TempFolder, tempFolder } from './temp-folder.ts';

/** `send` cannot send a body; it grows for `books`. */
const files = {
  'src/z-send.ts': `export async function send(path: string) {
  const response = await fetch(path);
  return response.json();
}
`,
  'src/books.ts': `import { send } from './z-send';
export const books = (id: string) => send(\`/api/v1/series/\${id}/books\`);
`,
  'src/other.ts': `export const put = (id: string) => fetch(\`/api/v1/libraries/\${id}\`, { method: 'PUT' });
`,
};

function optionsFor(folder: TempFolder, more: Partial<RunOptions> = {}): RunOptions {
  const none = { paths: [], ignore: [], baseUrls: [], from: null };
  return { ...none, cwd: folder.path, target: '1.26', profile: 'contract', write: false, ...more };
}

async function outcomes(folder: TempFolder, more: Partial<RunOptions> = {}) {
  const { files: results } = await run(optionsFor(folder, more));
  return results.map(({ path, outcome, reason }) => [path, outcome, reason]);
}

describe('a file that needs another one', () => {
  it('is changed with it, after it', async () => {
    const folder = tempFolder(files);
    const written: string[] = [];
    const onWrite = () => {
      const changed = Object.entries(files).filter(([path, text]) => folder.read(path) !== text);
      written.push(changed.map(([path]) => path).join(' '));
    };
    const all = Object.keys(files).sort();
    expect((await outcomes(folder, { write: true, onWrite })).map(([path, outcome]) => [path, outcome])).toEqual(
      all.map((path) => [path, 'changed']),
    );
    expect(written).toEqual(['', 'src/z-send.ts', 'src/z-send.ts src/books.ts', Object.keys(files).join(' ')]);
  });

  it.each([false, true])('is held back with it where that is read-only, writing: %s', async (write) => {
    const folder = tempFolder(files);
    folder.chmod('src/z-send.ts', 0o444);
    expect(await outcomes(folder, { write })).toEqual([
      ['src/books.ts', 'failed', '`src/z-send.ts`, which it needs, is not written: read-only'],
      ['src/other.ts', 'changed', null],
      ['src/z-send.ts', 'failed', 'read-only'],
    ]);
    const { callSites } = await run(optionsFor(folder));
    expect(callSites.find(({ file }) => file === 'src/books.ts')).toMatchObject({ outcome: 'manual' });
    expect(folder.read('src/books.ts')).toBe(files['src/books.ts']);
    expect(folder.read('src/other.ts') === files['src/other.ts']).toBe(!write);
  });

  it('is as any other for a check, which never writes', async () => {
    const folder = tempFolder(files);
    folder.chmod('src/z-send.ts', 0o444);
    expect((await outcomes(folder, { isCheck: true })).map(([, outcome]) => outcome)).toEqual(Array(3).fill('changed'));
  });

  it('lets nothing grow where it is read-only itself', async () => {
    const folder = tempFolder(files);
    folder.chmod('src/books.ts', 0o444);
    expect((await outcomes(folder)).map(([path, outcome]) => [path, outcome])).toEqual([
      ['src/books.ts', 'unchanged'],
      ['src/other.ts', 'changed'],
      ['src/z-send.ts', 'unchanged'],
    ]);
    const { callSites } = await run(optionsFor(folder));
    expect(callSites.find(({ file }) => file === 'src/books.ts')).toMatchObject({ outcome: 'manual' });
  });
});
