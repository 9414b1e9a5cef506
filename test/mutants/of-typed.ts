import { mutantsIn } from './mutant.ts';

const resolving = mutantsIn('src/runner/codebase/resolve-import.ts', 'projects');
const lists = mutantsIn('src/migrate/split/fallback.ts', 'projects');
const emptied = mutantsIn('src/migrate/split/emptied-query.ts', 'fixtures');

const provided = mutantsIn('src/values/declared/provided.ts', 'projects');

/** What the types of a client say about the new request. */
export const mutantsOfTyped = [
  resolving(
    'does not find declarations',
    'sources(from, specifier) ?? types(from, specifier)',
    'sources(from, specifier)',
  ),
  lists(
    'gives a list where the types have one value',
    'value === undefined || types.isList(method, path, name) === false)',
    'value === undefined)',
  ),
  lists('gives a list of nothing', 'saysOf(guard, node) || !mayNotBeThere(', 'true || !mayNotBeThere('),
  emptied('leaves an empty object around a query', 'return isPath ? {', 'return !isPath ? {'),
  provided('writes out what others may provide', '{ ...one, isProvided: true }', 'one'),
];
