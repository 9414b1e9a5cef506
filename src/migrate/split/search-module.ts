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
  readonly style: Pick<FileStyle, 'quote' | 'semicolons' | 'indent' | 'endOfLine'>;
}

const marker = /^\/\/ catalogue-search \d+: written by catalogue-codemod\b/;

/** Whether a text is the module, by its first line; a person may have changed the rest. */
export function isSearchModule(text: string): boolean {
  return marker.test(text);
}

/**
 * The module with which a client turns a query that is known only at run time into the body of a search: for each kind
 * of list, a function that returns the body, and one that returns what stays in the query. The profile tells which
 * parameters there are. The functions do not throw, whatever the parameters are.
 */
export function searchModule(profile: Profile, { isTyped, isCommonJs, style }: ModuleForm): string {
  const searches = `${searchComment}\n${searchFunctions(profile)}`;
  const source = [moduleHead, filterTables(profile), searches, moduleTail].join('\n\n');
  const plain = isTyped ? source.replaceAll(/[‹›]/g, '') : source.replaceAll(/‹[^‹›]*›(?:\n\n)?/g, '');
  const lines = (isCommonJs ? plain.replaceAll(/^export /gm, '') : plain).split('\n');
  if (isCommonJs) lines.push(`module.exports = { ${[...namesOf(profile), pagingFunction].join(', ')} };`, '');
  return lines.map((line) => styled(line, style)).join(style.endOfLine);
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

function namesOf(profile: Profile): string[] {
  return [...listsOf(profile).keys()];
}

/** `const seriesFilters = { library_id: is('libraryId'), … }` for each kind of list. */
function filterTables(profile: Profile): string {
  const tables = [...listsOf(profile)].map(([name, { conditions = {} }]) => {
    const entries = Object.entries(conditions).map(
      ([parameter, [kind, condition]]) => `  ${parameter}: ${camelCase(kind)}('${condition}'),`,
    );
    return [`const ${tableName(name)}‹: Filters› = {`, ...entries, '};'].join('\n');
  });
  const all = namesOf(profile).map((name) => `...Object.keys(${tableName(name)})`);
  const texts = [
    ...new Set([...listsOf(profile).values()].flatMap(({ fullText }) => (fullText ? [`'${fullText}'`] : []))),
  ];
  return [...tables, `const moved = [${[...all, ...texts].join(', ')}];`].join('\n\n');
}

function searchFunctions(profile: Profile): string {
  return [...listsOf(profile)]
    .map(([name, { fullText }]) => {
      const text = fullText === undefined ? '' : `, '${fullText}'`;
      return [
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
