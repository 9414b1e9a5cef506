import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import process from 'node:process';
import type { WriteStream } from 'node:tty';

/** What a shell says if it finds no such program. */
const notFound = 127;

/**
 * Prints a text: through the pager of the user (`PAGER`, or `less`) if it is longer than the terminal, as git does, and
 * as it is otherwise. `PAGER=cat` turns the pager off. What git is configured to use is not asked: the code base may have written it.
 */
export function show(text: string, stdout: WriteStream, env: NodeJS.ProcessEnv): void {
  const pager = pagerFor(text, stdout, env);
  if (pager === undefined || !page(pager, text, env)) stdout.write(text);
}

function pagerFor(text: string, stdout: WriteStream, env: NodeJS.ProcessEnv): string | undefined {
  const pager = env.PAGER ?? (process.platform === 'win32' ? '' : 'less');
  const isThere = stdout.isTTY && env.TERM !== 'dumb' && !env.CI && pager !== '' && pager !== 'cat';
  return isThere && text.split('\n').length > stdout.rows ? pager : undefined;
}

/** Whether the pager could be started. */
function page(pager: string, text: string, env: NodeJS.ProcessEnv): boolean {
  // Colour, no pager for what fits, and the text stays on the screen: what git sets.
  const settings = { LESS: 'FRX', LV: '-c', ...env };
  return withoutInterrupt(
    () =>
      spawnSync(pager, { input: text, env: settings, shell: true, stdio: ['pipe', 'inherit', 'inherit'] }).status !==
      notFound,
  );
}

type AtLine = (file: string, line: number) => readonly string[];

const plusLine: AtLine = (file, line) => [`+${line}`, file];
const goTo: AtLine = (file, line) => ['--wait', '--goto', `${file}:${line}`];
const colon: AtLine = (file, line) => [`${file}:${line}`];

/** How editors are started at a line, those that do not understand `+12 file`. */
const atLine: Readonly<Record<string, AtLine>> = {
  ...{ code: goTo, 'code-insiders': goTo, codium: goTo, cursor: goTo, windsurf: goTo },
  ...{ hx: colon, helix: colon, subl: colon, zed: colon },
  notepad: (file) => [file],
};

/** The editor of the user, with its arguments: `VISUAL`, `EDITOR`, or `vi`. */
export function editorOf(env: NodeJS.ProcessEnv): string {
  return env.VISUAL || env.EDITOR || (process.platform === 'win32' ? 'notepad' : 'vi');
}

/** Opens a file at a line in the editor of the user, and waits until it is closed. Whether it could be started. */
export function openEditor({ file, line }: { file: string; line: number }, env: NodeJS.ProcessEnv): boolean {
  const editor = editorOf(env);
  const [program = editor] = editor.split(' ');
  const place = (atLine[basename(program).replace(/\.(exe|cmd)$/i, '')] ?? plusLine)(file, line);
  // As git does: the editor may come with arguments, the file is never read as code by the shell.
  const [command, args] =
    process.platform === 'win32'
      ? [program, [...editor.split(' ').slice(1), ...place]]
      : ['sh', ['-c', `${editor} "$@"`, editor, ...place]];
  return withoutInterrupt(() => spawnSync(command, args, { stdio: 'inherit', env }).status !== notFound);
}

/** Ctrl-C is for the program that has the terminal. */
function withoutInterrupt<T>(work: () => T): T {
  const ignore = (): void => undefined;
  process.on('SIGINT', ignore);
  try {
    return work();
  } finally {
    process.off('SIGINT', ignore);
  }
}
