/** Options that a command which writes has no use for. */
const reporting =
  /^(write|format|verbose|report|patch|baseline|update-baseline|allow-manual|explain|dry-run|no-color|[a-z])$/;

/** The command that makes the changes: with every path and option of this run, as a shell takes it. */
export function writeCommand(
  values: Readonly<Record<string, unknown>>,
  paths: readonly string[],
  target: string,
): string {
  const all: Readonly<Record<string, unknown>> = { ...values, target };
  const given = Object.entries(all).filter(([name, value]) => !reporting.test(name) && value !== undefined);
  const options = given.flatMap(([name, value]) => {
    if (value === false) return [];
    if (value === true) return [`--${name}`];
    return (Array.isArray(value) ? value : [value]).flatMap((one) => [`--${name}`, quoted(String(one))]);
  });
  const places = paths.map((path) => quoted(path.startsWith('-') ? `./${path}` : path));
  return ['catalogue-codemod', ...places, ...options, '--write'].join(' ');
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
