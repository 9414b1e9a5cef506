import { sep } from 'node:path';

/** What the user typed. */
interface Given {
  readonly paths: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

/** The target and profile of the run, including those that the user chose when asked. */
interface Chosen {
  readonly target: string;
  /** The profile that was given or chosen; undefined if there is none. */
  readonly profile: string | undefined;
}

/** Flags about the result of this run, which the next one, a run that writes, does not need. */
const ownOfThisRun = [
  ...['target', 't', 'profile', 'write', 'interactive', 'dry-run', 'exit-zero', 'format', 'explain'],
  ...['report', 'patch', 'verbose', 'baseline', 'update-baseline', 'allow-manual', 'no-color', 'no-pager'],
];

/**
 * How the command is typed in a folder: through the package manager if it was started from a `node_modules` there or above,
 * or from an archive of Yarn's. `started` is the path of the program; `agent` is how the package manager that started it
 * names itself (`npm_config_user_agent`, such as `pnpm/10.1.0 npm/? node/v22.12.0`).
 */
export function typedName(name: string, started: string, cwd: string, agent = ''): string {
  const end = started.indexOf(`${sep}node_modules${sep}`);
  if (end < 0) return name;
  const isInstalledHere = (cwd + sep).startsWith(started.slice(0, end + 1)) || started.slice(0, end).endsWith('.zip');
  const [installer = ''] = agent.split('/');
  return isInstalledHere ? `${runners[installer] ?? 'npx'} ${name}` : name;
}

/** What runs an installed command, by package manager; with others, `npx` does. */
const runners: Readonly<Record<string, string>> = { yarn: 'yarn', pnpm: 'pnpm exec' };

/** The command that makes the changes of a run, quoted for a shell, with everything that was given or chosen. */
export function nextCommand(name: string, given: Given, chosen: Chosen): string {
  return commandOf(name, given, chosen, ['--write']);
}

/** The command that shows the changes that another choice makes. */
export function lookCommand(name: string, given: Given, chosen: Chosen): string {
  return commandOf(name, given, chosen, []);
}

function commandOf(
  name: string,
  { paths, values }: Given,
  { target, profile }: Chosen,
  last: readonly string[],
): string {
  const kept = Object.entries(values).filter(([option]) => !ownOfThisRun.includes(option));
  const flags = kept.flatMap(([option, value]) => flagsOf(option, value));
  const profiles = profile === undefined ? [] : ['--profile', profile];
  const rest = paths.some((path) => path.startsWith('-')) ? ['--', ...paths] : [];
  const shown = rest.length === 0 ? paths : [];
  const words = [...shown, '--target', target, ...profiles, ...flags, ...last, ...rest];
  return [name, ...words.map(quoted)].join(' ');
}

function flagsOf(option: string, value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one) => flagsOf(option, one));
  if (typeof value === 'boolean') return value ? [`--${option}`] : [];
  return [`--${option}`, String(value)];
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
