import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import process from 'node:process';
import type { WriteStream } from 'node:tty';

/** The exit code of a shell that does not find a program. */
const notFound = 127;

/**
 * Prints text, through the user's pager (`PAGER`, or `less`) if it is longer than the terminal, as git does,
 * otherwise directly. `PAGER=cat` turns the pager off. Git's own pager setting is ignored, since the code base may have
 * written it.
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

/** Shows text in the pager, and returns whether the pager could be started. */
function page(pager: string, text: string, env: NodeJS.ProcessEnv): boolean {
  // The settings that git uses: color, no pager for text that fits, and the text stays on the screen.
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

/** How to open a file at a line in editors that don't understand `+12 file`. */
const atLine: Readonly<Record<string, AtLine>> = {
  ...{ code: goTo, 'code-insiders': goTo, codium: goTo, cursor: goTo, windsurf: goTo },
  ...{ hx: colon, helix: colon, subl: colon, zed: colon },
  notepad: (file) => [file],
};

/** The user's editor, with its arguments: `VISUAL`, `EDITOR`, or `vi`. */
export function editorOf(env: NodeJS.ProcessEnv): string {
  return env.VISUAL || env.EDITOR || (process.platform === 'win32' ? 'notepad' : 'vi');
}

/** Opens a file at a line in the user's editor and waits until it is closed. Returns whether it could be started. */
export function openEditor({ file, line }: { file: string; line: number }, env: NodeJS.ProcessEnv): boolean {
  const editor = editorOf(env);
  const [program = editor] = editor.split(' ');
  const place = (atLine[basename(program).replace(/\.(exe|cmd)$/i, '')] ?? plusLine)(file, line);
  // As in git, the editor may have arguments; the shell never interprets the file name.
  const [command, args] =
    process.platform === 'win32'
      ? [program, [...editor.split(' ').slice(1), ...place]]
      : ['sh', ['-c', `${editor} "$@"`, editor, ...place]];
  return withoutInterrupt(() => spawnSync(command, args, { stdio: 'inherit', env }).status !== notFound);
}

/** While the work runs, Ctrl-C goes to the program that has the terminal. */
function withoutInterrupt<T>(work: () => T): T {
  const ignore = (): void => undefined;
  process.on('SIGINT', ignore);
  try {
    return work();
  } finally {
    process.off('SIGINT', ignore);
  }
}
