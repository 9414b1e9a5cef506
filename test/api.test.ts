import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { run, UsageError } from '../src/index.ts';
import { tempFolder } from './runner/temp-folder.ts';

const genres = "export const genres = () => fetch('/api/v1/genres').then((response) => response.json());\n";

describe('run', () => {
  test('needs a target only, writes nothing and prints nothing', async () => {
    const folder = tempFolder({ 'src/a.ts': genres });
    const { callSites, written, profile } = await run({ target: '1.26.0', cwd: folder.path });
    expect({ written, profile, found: callSites.length }).toEqual({ written: false, profile: 'contract', found: 1 });
    expect(folder.read('src/a.ts')).toBe(genres);
  });

  test('tells how far it is', async () => {
    const folder = tempFolder({ 'a.ts': genres, 'b.ts': genres });
    const told: number[] = [];
    await run({ target: '1.26.0', cwd: folder.path, onProgress: ({ done }) => told.push(done) });
    expect(told.at(-1)).toBe(2);
  });

  test('can be aborted, before and on the way, and has written nothing then', async () => {
    const folder = tempFolder(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`a${at}.ts`, genres])));
    const stop = new AbortController();
    const options = { target: '1.26.0', cwd: folder.path, write: true, signal: stop.signal };
    await expect(run({ ...options, onProgress: () => stop.abort('enough') })).rejects.toBe('enough');
    await expect(run(options)).rejects.toBe('enough');
    expect(readFileSync(folder.at('a0.ts'), 'utf8')).toBe(genres);
  });

  test('rejects the mistakes of its caller', async () => {
    await expect(run({ target: 'soon' })).rejects.toThrow(UsageError);
    await expect(run({ target: '1.26.0', profile: 'kavita' })).rejects.toThrow(UsageError);
  });
});
