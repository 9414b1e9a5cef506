import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { errorCode } from '../../src/runner/files.ts';
import { reasonNotToWrite, writeFile } from '../../src/runner/writing/write-file.ts';
import { asOrdinaryUser, type TempFolder, tempFolder } from './temp-folder.ts';

const full = vi.hoisted(() => ({ at: '' }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const failing =
    (name: string, work: (...args: never[]) => unknown) =>
    (...args: never[]) => {
      if (full.at === name) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      return work(...args);
    };
  return {
    ...fs,
    writeFileSync: failing('write', fs.writeFileSync as never),
    fsyncSync: failing('sync', fs.fsyncSync as never),
    renameSync: failing('rename', fs.renameSync as never),
  };
});

const before = 'const a = 1;\r\n';
const after = '\uFEFFconst a = "é";\r\n';

/** As a run does it: asks first, then writes. Gives the reason why the file is left. */
function write(folder: TempFolder, path = 'sub/a.ts'): string | null {
  const change = { realPath: folder.at(path), before, after };
  const reason = reasonNotToWrite(change);
  if (reason !== null) return reason;
  try {
    writeFile(change, folder.at(join(dirname(path), 'new.tmp')));
    return null;
  } catch (error) {
    return `cannot be written (${errorCode(error)})`;
  }
}

describe('writeFile', () => {
  it('replaces the text, byte for byte, and leaves nothing else', () => {
    const folder = tempFolder({ 'sub/a.ts': before });
    expect(write(folder)).toBeNull();
    expect(folder.read('sub/a.ts')).toBe(after);
    expect(readdirSync(folder.at('sub'))).toEqual(['a.ts']);
  });

  it.each([0o600, 0o644, 0o755, 0o664])('keeps the mode %o', (mode) => {
    const folder = tempFolder({ 'sub/a.ts': before });
    folder.chmod('sub/a.ts', mode);
    expect(write(folder)).toBeNull();
    expect(statSync(folder.at('sub/a.ts')).mode & 0o7777).toBe(mode);
  });

  it.skipIf(process.getuid?.() !== 0)('keeps the owner', async () => {
    const { chownSync } = await import('node:fs');
    const folder = tempFolder({ 'sub/a.ts': before });
    chownSync(folder.at('sub/a.ts'), 1234, 4321);
    expect(write(folder)).toBeNull();
    expect(statSync(folder.at('sub/a.ts'))).toMatchObject({ uid: 1234, gid: 4321 });
  });

  it.each([
    ['other text', (folder: TempFolder) => folder.write({ 'sub/a.ts': 'const b = 1;\r\n' })],
    ['more text', (folder: TempFolder) => folder.write({ 'sub/a.ts': `${before}more` })],
    ['less text', (folder: TempFolder) => folder.write({ 'sub/a.ts': '' })],
    ['no file', (folder: TempFolder) => rmSync(folder.at('sub/a.ts'))],
    [
      'a link',
      (folder: TempFolder) => {
        rmSync(folder.at('sub/a.ts'));
        folder.write({ 'sub/b.ts': before });
        folder.link('sub/a.ts', 'b.ts');
      },
    ],
    [
      'a folder',
      (folder: TempFolder) => {
        rmSync(folder.at('sub/a.ts'));
        mkdirSync(folder.at('sub/a.ts'));
      },
    ],
  ])('does not touch what has become %s since', (_, change) => {
    const folder = tempFolder({ 'sub/a.ts': before });
    change(folder);
    const names = readdirSync(folder.at('sub'));
    expect(write(folder)).toBe('changed on disk since it was read');
    expect(readdirSync(folder.at('sub'))).toEqual(names);
    expect(
      names.filter((name) => statSync(folder.at(`sub/${name}`)).isFile() && folder.read(`sub/${name}`) === after),
    ).toEqual([]);
  });

  it.each([0o444, 0o555, 0o466])('does not overwrite a file of mode %o', (mode) => {
    const folder = tempFolder({ 'sub/a.ts': before });
    folder.chmod('sub/a.ts', mode);
    expect(write(folder)).toBe('read-only');
    expect(folder.read('sub/a.ts')).toBe(before);
  });

  it.skipIf(process.getuid?.() !== 0)("does not replace another user's file in a folder open to all", () => {
    const folder = tempFolder({ 'sub/a.ts': before });
    folder.chmod('', 0o755);
    folder.chmod('sub', 0o777);
    expect(asOrdinaryUser(() => write(folder))).toBe('cannot be written (EACCES)');
    expect(folder.read('sub/a.ts')).toBe(before);
  });

  it.skipIf(process.getuid?.() !== 0)("does not write in another user's folder", () => {
    const folder = tempFolder({ 'sub/a.ts': before });
    folder.chmod('', 0o755);
    folder.chmod('sub/a.ts', 0o666);
    expect(asOrdinaryUser(() => write(folder))).toBe('cannot be written (EACCES)');
    expect(folder.read('sub/a.ts')).toBe(before);
  });

  it('does not write in a folder that is write-protected', () => {
    const folder = tempFolder({ 'sub/a.ts': before });
    folder.chmod('sub', 0o555);
    expect(write(folder)).toBe('its folder is read-only');
    folder.chmod('sub', 0o755);
    expect(folder.read('sub/a.ts')).toBe(before);
    expect(readdirSync(folder.at('sub'))).toEqual(['a.ts']);
  });

  it.each([
    'write',
    'sync',
    'rename',
  ])('leaves the file whole and nothing behind where the disk fails to %s', (step) => {
    const folder = tempFolder({ 'sub/a.ts': before });
    full.at = step;
    expect(write(folder)).toBe('cannot be written (ENOSPC)');
    full.at = '';
    expect(folder.read('sub/a.ts')).toBe(before);
    expect(readdirSync(folder.at('sub'))).toEqual(['a.ts']);
  });

  it('writes beside a name of any length', () => {
    const name = `${'x'.repeat(250)}.ts`;
    const folder = tempFolder({ [name]: before });
    expect(write(folder, name)).toBeNull();
    expect(folder.read(name)).toBe(after);
  });
});
