import { mutantsIn } from './mutant.ts';

const resolving = mutantsIn('src/runner/codebase/resolve-import.ts', 'projects');
const lists = mutantsIn('src/migrate/split/fallback.ts', 'projects');
const emptied = mutantsIn('src/migrate/split/emptied-query.ts', 'fixtures');
const provided = mutantsIn('src/values/declared/provided.ts', 'projects');
const evidence = mutantsIn('src/migrate/service/evidence.ts', 'projects');
const passed = mutantsIn('src/migrate/service/names.ts', 'projects');
const reasons = mutantsIn('src/migrate/edits/choose-edits.ts', 'fixtures');
const kept = mutantsIn('src/requests/guesses/not-followed.ts', 'projects');
const tested = mutantsIn('src/values/flow/under-test.ts', 'fixtures');
const named = mutantsIn('src/values/text/written-at.ts', 'fixtures');
const together = mutantsIn('src/migrate/edits/alike/read-together.ts', 'fixtures');
const copies = mutantsIn('src/migrate/edits/leftovers.ts', 'fixtures');

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
  evidence(
    'takes a setting that two services share for that of this one',
    'return passesOurs(site) || parameterNames(',
    'return site.node.start !== -1 || parameterNames(',
  ),
  evidence('does not compare the members that bases are read from', 'own.some((one) => members.has(one))', 'false'),
  passed('does not see what a call passes', 'return depth < 2 && binding', 'return depth < 0 && binding'),
  reasons('gives calls of one function several reasons', 'want !== undefined && wantOf(other) === want', 'false'),
  kept(
    'takes each use of a path for the start of another',
    "!== 'TemplateLiteral') return true",
    "!== 'TemplateLiteral') return false",
  ),
  copies(
    'passes an object that other code reads in place of its copy',
    'source?.references.length !== 1',
    'source === undefined',
  ),
  copies(
    'passes an absent object to a function of the client',
    'sentBy === undefined && isClientKnown',
    'isClientKnown',
  ),
  tested(
    'takes the test of one text for that of another',
    'bindingOf(asked.text) !== binding',
    'bindingOf(asked.text) === undefined',
  ),
  tested('does not turn a test around', 'holds: !holds }', 'holds }'),
  tested('does not believe a test about the end', 'end: holds ? asked.end : undefined', 'end: undefined'),
  together(
    'lets a function read a page that a call does not get',
    'refused.has(plan) && isEdited(',
    'refused.size < 0 && isEdited(',
  ),
  reasons(
    'edits each form of a URL in its own way',
    'return through.length === 0 && urlEdits.every(',
    'return through.length < 0 && urlEdits.every(',
  ),
  named(
    'writes out one of several texts that have no name',
    "piece.kind !== 'choice' || (name",
    "piece.kind === 'choice' || (name",
  ),
];
