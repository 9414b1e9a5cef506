import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder outside of every repository that is gone when the test is. */
export interface TempFolder {
  readonly path: string;
  at(path: string): string;
  write(files: Readonly<Record<string, string | Uint8Array>>): void;
  read(path: string): string;
  link(path: string, target: string): void;
  chmod(path: string, mode: number): void;
  /** Runs git in a folder of it, without the configuration of whoever runs the tests. */
  git(args: readonly string[], folder?: string, input?: string): string;
}

export function tempFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): TempFolder {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'catalogue codemod ')));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  const at = (inner: string): string => join(path, inner);
  const folder: TempFolder = {
    path,
    at,
    write: (more) => {
      for (const [name, content] of Object.entries(more)) {
        mkdirSync(dirname(at(name)), { recursive: true });
        writeFileSync(at(name), content);
      }
    },
    read: (name) => readFileSync(at(name), 'utf8'),
    link: (name, target) => {
      mkdirSync(dirname(at(name)), { recursive: true });
      symlinkSync(target, at(name));
    },
    chmod: (name, mode) => chmodSync(at(name), mode),
    git: (args, inner = '.', input = '') =>
      execFileSync('git', args, {
        cwd: at(inner),
        input,
        env: gitEnvironment,
        stdio: ['pipe', 'pipe', 'pipe'],
      }).toString(),
  };
  folder.write(files);
  return folder;
}

/** A temporary repository whose files are all tracked. */
export function tempRepository(files: Readonly<Record<string, string | Uint8Array>> = {}): TempFolder {
  const folder = tempFolder(files);
  commitAll(folder);
  return folder;
}

/** Makes a folder a repository and commits what it holds. */
export function commitAll(folder: TempFolder, inner = '.'): void {
  folder.git(['init', '--quiet'], inner);
  folder.git(['add', '--all'], inner);
  folder.git(['commit', '--quiet', '--allow-empty', '--message', 'all'], inner);
}

/** Does something as a user with limited permissions, even if the tests run as root. */
export function asOrdinaryUser<T>(work: () => T): T {
  if (process.geteuid?.() !== 0) return work();
  process.seteuid?.(65534);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
  }
}

const gitEnvironment = {
  PATH: process.env.PATH,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.net',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.net',
};
