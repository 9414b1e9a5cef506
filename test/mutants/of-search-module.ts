import { mutantsIn } from './mutant.ts';

const text = mutantsIn('src/migrate/split/search-module-text.ts', 'module', 'komga');
const _atRunTime = mutantsIn('src/migrate/split/query-at-run-time.ts', 'komga', 'projects');
const keptAtRunTime = mutantsIn('src/migrate/split/kept-properties.ts', 'komga', 'projects');
const place = mutantsIn('src/migrate/split/module-place.ts', 'written', 'projects');
const imports = mutantsIn('src/migrate/split/import-edit.ts', 'written', 'projects');
const form = mutantsIn('src/migrate/split/search-module.ts', 'module', 'written');
const runner = mutantsIn('src/runner/scan/hold-back.ts', 'written', 'heldBack');

/** A query that is taken apart wrongly at run time, or by a module that is not there. */
export const mutantsOfSearchModule = [
  text(
    'splits each of several values at commas',
    "texts.length === 1 ? texts.join().split(',') : texts",
    "texts.join().split(',')",
  ),
  text(
    'puts conditions of one parameter side by side',
    'if (found.length > 1) all.push({ anyOf: found });\n    else',
    '',
  ),
  text('forgets what is searched for', "fullText.trim() !== ''", 'false'),
  text('adds a default that is there', "|| []).join('') === ''", "|| []).join('') !== '?'"),
  text('keeps filters in the query', '!moved.includes(plain(name)) &&', ''),
  text(
    'gives pairs where parameters were given',
    'query instanceof URLSearchParams ? new URLSearchParams(all) : »all',
    '»all',
  ),
  text('reads a name in brackets as another', "name.replace(/\\\\[\\\\]$/, '')", 'name'),
  text('decodes no plus', "text.replace(/\\\\+/g, ' ')", 'text'),
  form('gives all clients what only some have', "/[⟨⟩]|«[^«»]*»/g, ''", "/[«»]|⟨[^⟨⟩]*⟩/g, ''"),
  form('writes what is not used', 'return blocks.filter((block) => found.has(block));', 'return [...blocks];'),
  form('writes again what is there', '.some((name) => known.has(name))', '.some(() => false)'),
  keptAtRunTime('takes no default along', 'defaults.length > 0 ?', 'defaults.length > 9 ?'),
  keptAtRunTime('pages groups', 'if (facts.kept?.length === 0) return undefined;\n', ''),
  place('writes over a file that is not the module', '!isSearchModule(text)', 'false'),
  place('imports where nothing can be imported', 'system === undefined', 'false'),
  imports('imports a name that means something else', 'binding === undefined ||', 'true ||'),
  runner(
    'writes files whose module could not be written',
    'return reason === null ? [] : [[path, reason]];',
    'return [];',
  ),
];
