import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import fc from 'fast-check';
import { migrateAlone } from '../catalogue.ts';
import { loadFixtures } from '../fixture.ts';

/** A real file, and how it is migrated. */
interface Seedling {
  readonly path: string;
  readonly text: string;
  readonly options: Parameters<typeof migrateAlone>[2];
}

/** `own`: the next variable that is declared names itself in its value. */
const damages = ['delete', 'double', 'swap', 'cut', 'own'] as const;

/** A change of a file by its tokens; places are parts of the whole, so that they fit every file. */
interface Damage {
  readonly kind: (typeof damages)[number];
  readonly at: number;
  readonly other: number;
}

/** A real file and what is done to it. */
export interface FuzzInput {
  readonly file: number;
  readonly damage: readonly Damage[];
}

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

export const fuzzInputs: fc.Arbitrary<FuzzInput> = fc.record({
  file: fc.nat(),
  damage: fc.array(fc.record({ kind: fc.constantFrom(...damages), at: place, other: place }), {
    minLength: 1,
    maxLength: 4,
  }),
});

let seedlings: readonly Seedling[] | undefined;

/** Fixtures, and our own sources as files that have nothing to do with the service. */
function realFiles(): readonly Seedling[] {
  seedlings ??= [...fixtures(), ...sources()];
  return seedlings;
}

function fixtures(): Seedling[] {
  return loadFixtures()
    .filter(({ input }) => input.length < 20_000)
    .map(({ name, input, options }) => ({ path: name, text: input, options }));
}

function sources(): Seedling[] {
  const [some] = fixtures();
  if (some === undefined) return [];
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => extname(name) === '.ts');
  return names
    .sort()
    .map((name) => ({ path: name, text: readFileSync(join('src', name), 'utf8'), options: some.options }));
}

/** The damaged file. */
export function damaged({ file, damage }: FuzzInput): Seedling {
  const files = realFiles();
  const real = files[file % files.length] as Seedling;
  let tokens: string[] = real.text.match(/\s+|[\w$]+|'[^'\n]*'|"[^"\n]*"|./gsu) ?? [];
  for (const { kind, at, other } of damage) {
    const index = Math.floor(at * tokens.length);
    const second = Math.floor(other * tokens.length);
    const token = tokens[index] ?? '';
    if (kind === 'delete') tokens = tokens.toSpliced(index, 1);
    else if (kind === 'double') tokens = tokens.toSpliced(index, 0, token);
    else if (kind === 'cut') tokens = tokens.toSpliced(index, Math.floor(other * 20));
    else if (kind === 'own') tokens = ownNamed(tokens, index);
    else tokens = tokens.with(index, tokens[second] ?? '').with(second, token);
  }
  return { ...real, text: tokens.join('') };
}

/** Names the next variable that is declared in its own value: `var list = list || load()`. */
function ownNamed(tokens: readonly string[], from: number): string[] {
  const at = tokens.findIndex((token, index) => index >= from && /^(const|let|var)$/.test(token));
  const [, , name = '', , sign] = tokens.slice(at);
  if (at < 0 || sign !== '=' || !/^[\w$]+$/.test(name)) return [...tokens];
  return tokens.with(at, 'var').with(at + 4, `= ${name} ||`);
}

const longest = 10_000;
/** What a run says of code that it follows in a circle. */
const tooDeep = 'code nested too deeply to follow';

/** What is wrong with how a damaged file is migrated; nothing where all is well. */
export function faultsOf(input: FuzzInput): string[] {
  const { path, text, options } = damaged(input);
  const start = process.cpuUsage();
  try {
    const { output, failure, callSites } = migrateAlone(path, text, options);
    const faults: string[] = [];
    const spent = process.cpuUsage(start).user / 1000;
    if (spent > longest) faults.push(`takes ${Math.round(spent)} ms of CPU`);
    if (failure !== undefined && output !== text) faults.push('fails, and changes the text');
    if (failure !== undefined) return failure.reason === tooDeep ? [...faults, tooDeep] : faults;
    const isEdited = callSites.some(({ outcome }) => outcome === 'migrated' || outcome === 'review');
    if (isEdited === (output === text))
      faults.push(isEdited ? 'tells of edits and makes none' : 'edits and tells of none');
    if (output === text) return faults;
    const again = migrateAlone(path, output, options);
    if (again.failure !== undefined) faults.push(`writes what cannot be parsed: ${again.failure.reason}`);
    else if (again.output !== output) faults.push('changes its own output');
    return faults;
  } catch (error) {
    return [
      `throws ${error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 4).join(' ') : String(error)}`,
    ];
  }
}
