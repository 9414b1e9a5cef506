import { UsageError } from '../../contract/usage-error.ts';
import { type SourceFile, startOf } from '../../source/source-file.ts';
import type { Codebase } from '../../values/codebase.ts';
import type { StatedTexts } from '../../values/text/stated-text.ts';
import { didYouMean } from '../result/did-you-mean.ts';
import { jsonErrorAt } from '../result/json-error.ts';
import type { RunOptions } from '../run.ts';
import { readSettings } from '../settings.ts';
import type { Contradiction, Statement } from './question.ts';
import { statedTexts } from './stated-texts.ts';

/** The settings that state a fact about the code base. */
const stating = ['base-url', 'clients', 'values'];

/** What is stated about a code base, in the configuration and in answers. */
export interface Facts extends Pick<RunOptions, 'baseUrls' | 'clients' | 'values'> {
  /** If they are only tried: the files with the calls that they are tried for, and the facts without them. */
  readonly triedFor?: { readonly files: ReadonlySet<string>; readonly facts: Facts };
}

/** The facts of a run and of more statements, which take precedence. Throws a UsageError for a mistake in one. */
export function withStatements(facts: Facts, statements: readonly Statement[]): Facts {
  return statements.reduce<Facts>((known, statement) => {
    const unknown = Object.keys(statement).find((name) => !stating.includes(name));
    if (unknown !== undefined)
      throw new UsageError(`\`${unknown}\` is not a fact about the code base${didYouMean(unknown, stating)}`);
    const stated = readSettings(statement, (name) => `\`${name}\``);
    return {
      baseUrls: [...known.baseUrls, ...(stated['base-url'] ?? [])],
      clients: joined(known.clients, stated.clients, (a, b) => ({ ...a, ...b })),
      values: joined(known.values, stated.values, (a, b) => new Map([...a, ...b])),
    };
  }, facts);
}

function joined<T>(
  known: ReadonlyMap<string, T> | undefined,
  more: ReadonlyMap<string, T> | undefined,
  join: (a: T, b: T) => T,
): ReadonlyMap<string, T> {
  const all = new Map(known);
  for (const [name, one] of more ?? []) {
    const before = all.get(name);
    all.set(name, before === undefined ? one : join(before, one));
  }
  return all;
}

/** Reads answers from the command line: lines of the configuration file. Throws a UsageError for anything else. */
export function readStatements(value: unknown): readonly Statement[] {
  return [value ?? []].flat().map((text) => {
    const whole = typeof text === 'string' && text.trimStart().startsWith('{') ? text : `{ ${text} }`;
    if (typeof text !== 'string' || jsonErrorAt(whole))
      throw new UsageError(`\`--set\` must be a line of the configuration file, not \`${text}\``);
    return JSON.parse(whole) as Statement;
  });
}

/** A code base with what is stated about it, and what of that the code contradicts. */
export interface Stated {
  with(facts: Facts): { readonly baseUrls: Facts['baseUrls']; readonly codebase: Codebase };
  /** What the scans with these facts found; answers that are only tried are facts of their own. */
  contradictions(facts: Facts): readonly Contradiction[];
}

export function statedAbout(codebase: Codebase): Stated {
  const all = new WeakMap<Facts, Map<string, Contradiction>>();
  const withFacts: Stated['with'] = (facts) => {
    const { baseUrls, clients, values } = facts;
    const found = new Map<string, Contradiction>();
    all.set(facts, found);
    const note = ({ file, ...one }: Omit<Contradiction, 'file'> & { readonly file: SourceFile }) => {
      const key = `${one.setting} ${one.name}`;
      // Only original files count: an edited one is only tried, and may hold something else.
      const isOriginal = (codebase.parsed?.(file.path, file.text) ?? []).includes(file);
      if (isOriginal && !found.has(key)) found.set(key, { ...one, file: file.path });
    };
    const refuseClient: Codebase['refuseClient'] = (name, file, line, message) =>
      note({ setting: 'clients', name, message, file, line });
    const refuse: StatedTexts['refuse'] = ({ file, node }, name, shown) => {
      const { line } = file.positionOf(startOf(node));
      note({ setting: 'values', name, message: `the code shows that it holds \`${shown}\``, file, line });
    };
    const stated = {
      ...codebase,
      ...(clients && clients.size > 0 && { clients, refuseClient }),
      ...(values && values.size > 0 && { stated: statedTexts(values, refuse) }),
    };
    return { baseUrls, codebase: stated };
  };
  return { with: withFacts, contradictions: (facts) => [...(all.get(facts)?.values() ?? [])] };
}
