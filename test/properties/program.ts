/** A small client of the service, and how it is used: all that is needed to run it, before or after its migration. */
export interface Program {
  /** By their paths; the first is the one that is called. They find the server at `process.env.BASE_URL`. */
  readonly files: Readonly<Record<string, string>>;
  /** Exported functions to call, one after the other, each with its arguments. */
  readonly calls: readonly ProgramCall[];
}

/** An exported name and JSON values: `['find', 'L1']`. */
export type ProgramCall = readonly [name: string, ...given: unknown[]];

/** A program as one text: `// --- path` before each file, `// call ["find","L1"]` for each call. */
export function printProgram({ files, calls }: Program): string {
  const texts = Object.entries(files).map(([path, text]) => `// --- ${path}\n${text.trim()}\n`);
  return [...texts, ...calls.map((call) => `// call ${printCall(call)}\n`)].join('');
}

const absent = '$undefined';

function printCall(call: ProgramCall): string {
  return JSON.stringify(call, (_, value: unknown) => (value === undefined ? absent : value));
}

function readCall(text: string): ProgramCall {
  const [name, ...given] = JSON.parse(text) as [string, ...unknown[]];
  return [name, ...given.map((one) => (one === absent ? undefined : one))];
}

/** Reads what `printProgram` writes; text before the first path is that of `client.ts`. */
export function readProgram(text: string): Program {
  const files: Record<string, string> = {};
  const calls: ProgramCall[] = [];
  let path = 'client.ts';
  for (const line of text.trim().split('\n')) {
    const [, kind, rest = ''] = /^\/\/ (---|call) (.*)$/.exec(line) ?? [];
    if (kind === '---') path = rest;
    else if (kind === 'call') calls.push(readCall(rest));
    else files[path] = `${files[path] ?? ''}${line}\n`;
  }
  return { files, calls };
}

/** A program of a collection. */
export interface NamedProgram extends Program {
  readonly name: string;
}

/** Reads a collection: `=== name` before each program. */
export function readPrograms(text: string): NamedProgram[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { name: part.slice(0, end).trim(), ...readProgram(part.slice(end)) };
    });
}
