import type { OperationFacts, Profile } from '../../contract/profile.ts';
import type { FileStyle } from '../../source/style.ts';
import { moduleHead, moduleTail, searchComment } from './search-module-text.ts';

/** The name of the module, without its extension. */
export const moduleName = 'catalogue-search';

/** The function of the module that returns what stays in a query. */
export const pagingFunction = 'pagingOf';

/** The code style of a client, which a module for it must match. */
export interface ModuleForm {
  readonly isTyped: boolean;
  /** Whether to use `module.exports` rather than `export`. */
  readonly isCommonJs: boolean;
  /** Whether a query may be a `URLSearchParams`: without it, the module does not need that name, which a host may lack. */
  readonly hasSearchParams: boolean;
  readonly style: Pick<FileStyle, 'quote' | 'semicolons' | 'indent' | 'endOfLine'>;
}

const marker = /^\/\/ catalogue-search \d+: written by catalogue-codemod\b/;

/** Whether a text is the module, by its first line; a person may have changed the rest. */
export function isSearchModule(text: string): boolean {
  return marker.test(text);
}

/**
 * The module with which a client turns a query that is known only at run time into the body of a search: for each kind
 * of list, a function that returns the body, and one that returns what stays in the query. It contains the used
 * functions and what they need. `before` is the existing module: it is written anew if nobody changed it; else only
 * missing parts are added at its end. The profile tells which parameters there are. The functions do not throw,
 * whatever the parameters are.
 */
export function searchModule(profile: Profile, form: ModuleForm, uses: readonly string[], before?: string): string {
  if (before === undefined) return moduleText(profile, form, uses);
  const known = definedIn(before);
  const old = [...listsOf(profile).keys(), pagingFunction].filter((name) => known.has(name));
  const isUnchanged = before === moduleText(profile, form, old);
  return isUnchanged ? moduleText(profile, form, [...old, ...uses]) : moduleText(profile, form, uses, before);
}

/** The module with some functions, or `before` with those that it lacks. */
function moduleText(
  profile: Profile,
  { isTyped, isCommonJs, hasSearchParams, style }: ModuleForm,
  uses: readonly string[],
  before?: string,
): string {
  const all = [moduleHead, filterTables(profile), searchFunctions(profile, uses), moduleTail].join('\n\n');
  const source = all.replaceAll(hasSearchParams ? /[«»]|⟨[^⟨⟩]*⟩/g : /[⟨⟩]|«[^«»]*»/g, '');
  const plain = isTyped ? source.replaceAll(/[‹›]/g, '') : source.replaceAll(/‹[^‹›]*›(?:\n\n)?/g, '');
  const [head = '', ...blocks] = (isCommonJs ? plain.replaceAll(/^export /gm, '') : plain).trimEnd().split('\n\n');
  const known = before === undefined ? new Set<string>() : definedIn(before);
  const wanted = needed(blocks, uses).filter((block) => ![...definedIn(block)].some((name) => known.has(name)));
  const exported = [...new Set(uses)].filter((name) => !known.has(name)).sort();
  if (isCommonJs && before === undefined) wanted.push(`module.exports = { ${exported.join(', ')} };`);
  else if (isCommonJs) wanted.push(...exported.map((name) => `module.exports.${name} = ${name};`));
  const text = [...(before === undefined ? [head] : []), ...wanted, ''].join('\n\n').trimEnd();
  const lines = `${text}\n`.split('\n').map((line) => styled(line, style));
  const [end, start] = [style.endOfLine, before === undefined ? '' : before.trimEnd() + style.endOfLine.repeat(2)];
  return start + lines.join(end);
}

/** The names that a module, or a part of it, defines. */
export function definedIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/^(?:export )?(?:const|function|type) (\w+)/gm)].map(([, name]) => name as string));
}

/** The parts of the module that some names need, in the order of the module. */
function needed(blocks: readonly string[], names: readonly string[]): string[] {
  const byName = new Map(blocks.flatMap((block) => [...definedIn(block)].map((name) => [name, block] as const)));
  const found = new Set<string>();
  const enter = (name: string): void => {
    const block = byName.get(name);
    if (block === undefined || found.has(block)) return;
    found.add(block);
    for (const [word] of block.replaceAll(/'[^']*'/g, '').matchAll(/\w+/g)) enter(word);
  };
  for (const name of names) enter(name);
  return blocks.filter((block) => found.has(block));
}

function styled(line: string, { quote, semicolons, indent }: ModuleForm['style']): string {
  const steps = /^ */.exec(line)?.[0].length ?? 0;
  const isCode = !/^\s*(\/\/|\/\*)/.test(line);
  const code = isCode ? line.trimStart().replaceAll(/'([^'"]*)'/g, `${quote}$1${quote}`) : line.trimStart();
  return indent.repeat(steps / 2) + (isCode && !semicolons ? code.replace(/;$/, '') : code);
}

/** The profile's facts about the lists that become searches, once for each function of the module. */
function listsOf({ operations }: Profile): ReadonlyMap<string, OperationFacts> {
  const lists = new Map<string, OperationFacts>();
  for (const facts of Object.values(operations)) if (facts?.searchFunction) lists.set(facts.searchFunction, facts);
  return lists;
}

/** `const seriesFilters = { library_id: is('libraryId'), … }` for each kind of list. */
function filterTables(profile: Profile): string {
  const tables = [...listsOf(profile)].map(([name, { conditions = {} }]) => {
    const entries = Object.entries(conditions).map(
      ([parameter, [kind, condition]]) => `  ${parameter}: ${camelCase(kind)}('${condition}'),`,
    );
    return [`const ${tableName(name)}‹: Filters› = {`, ...entries, '};'].join('\n');
  });
  const names = [...listsOf(profile).values()].flatMap(({ conditions = {}, fullText = [] }) =>
    Object.keys(conditions).concat(fullText),
  );
  const quoted = [...new Set(names)].map((name) => `'${name}',`).join(' ');
  const moved = quoted.match(/\S.{1,90}(?=\s|$)/g) ?? [];
  return [...tables, ['const moved = [', ...moved.map((line) => `  ${line}`), '];'].join('\n')].join('\n\n');
}

/** The functions that build bodies; the first used one has the comment about all of them. */
function searchFunctions(profile: Profile, uses: readonly string[]): string {
  const first = [...listsOf(profile).keys()].find((name) => uses.includes(name));
  return [...listsOf(profile)]
    .map(([name, { fullText }]) => {
      const text = fullText === undefined ? '' : `, '${fullText}'`;
      return [
        ...(name === first ? [searchComment] : []),
        `export function ${name}(query‹: Query›, ...conditions‹: Condition[]›)‹: Search› {`,
        `  return searchFor(${tableName(name)}, query, conditions${text});`,
        '}',
      ].join('\n');
    })
    .join('\n\n');
}

function tableName(searchName: string): string {
  return searchName.replace(/Search$/, 'Filters');
}

function camelCase(words: string): string {
  return words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
