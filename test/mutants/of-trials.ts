import { mutantsIn } from './mutant.ts';

const tryOut = mutantsIn('src/runner/scan/try-out.ts', 'projects');
const compare = mutantsIn('src/trial/compare.ts', 'tryCompare', 'projects');
const meaning = mutantsIn('src/trial/server/meaning.ts', 'tryCompare', 'projects', 'tryServer');
const conditions = mutantsIn('src/trial/server/conditions.ts', 'tryServer');
const members = mutantsIn('src/trial/language/members.ts', 'tryLanguage', 'projects');
const expressions = mutantsIn('src/trial/language/expressions.ts', 'tryLanguage');
const samples = mutantsIn('src/trial/samples.ts', 'projects');
const trial = mutantsIn('src/trial/trial.ts', 'projects');
const modules = mutantsIn('src/trial/language/modules.ts', 'tryLanguage', 'projects');
const classes = mutantsIn('src/trial/language/classes.ts', 'tryLanguage');

/** What a run of the code shows. */
export const mutantsOfTrials = [
  tryOut('does not hold back what differs in a trial', 'if (difference === undefined) continue;', 'continue;'),
  tryOut(
    'takes what a trial sends for known',
    'if (!isReported(accounts, call, calls, one.ran) && !call.by.some(isExcluded)) tell(found, call, one);',
    ';',
  ),
  tryOut('does not look at notes that tell of a difference', 'if (!concerned.some(isTold))', ''),
  samples('tries no list in a query of any form', "['Library1-x', 'Library2-x']", "'library-x'"),
  samples('tries nothing that is false in a query of any form', 'deleted: false', 'deleted: true'),
  samples('tries no number in a query of any form', 'age_rating: 13, ', ''),
  samples('tries one type of several in a record', 'kinds.map((one)', 'kinds.slice(0, 1).map((one)'),
  samples('tries nothing in the place of an item', 'ofType(nothing ?? type', 'ofType(type'),
  trial('calls what keeps something before all else', '      ...first,\n', ''),
  trial(
    'calls what changes something for others first',
    'filter((one) => !changing.includes(one)), ...changing]',
    'filter((one) => changing.includes(one)), ...bare]',
  ),
  compare(
    'does not compare results',
    'if (!comparesResults || before.result === after.result) return undefined;',
    'return undefined;',
  ),
  compare('compares runs that ended early', 'if (!before.isTried || !after.isTried) return undefined;', ''),
  compare(
    'compares a file with one that was not followed to its end',
    'if (before.unfollowed !== after.unfollowed) return undefined;',
    '',
  ),
  meaning('forgets where an entity is', 'const ofEntity = isSearch\n', 'const ofEntity = false\n'),
  meaning('keeps what the server ignores', 'kept.includes(name) && ', ''),
  meaning('takes a time stamp for a part of the request', '([name]) => names.has(name)', '() => true'),
  meaning('lets a new parameter of a list pass', '([name]) => names.has(name)', '() => false'),
  conditions('does not split a lone value', "(given[0] as string).split(',')", 'given'),
  members('lets code reach the process', 'if (leadsOut(value)) throw', 'if (false) throw'),
  members('lets code change what all share', 'if (isOpaque(holder) || isFixed(holder))', 'if (isOpaque(holder))'),
  members('makes a text of any length', 'if (isLong || sizeLeft([self, ...given], longest, 0) < 0)', 'if (isLong)'),
  members('calls what code names `apply`', 'Reflect.apply(called, self, given)', 'called.apply(self, given)'),
  trial('never calls with what the code looks for', 'if (first.sent.length > 0) return [first];', 'return [first];'),
  expressions('goes on behind nothing', 'if (isGone) return nothing;', ''),
  classes(
    'does not run the decorators of a method',
    '({ expression }) => machine.evaluate(expression, frame)',
    '() => undefined',
  ),
  modules(
    'does not run a module that is imported for what it does',
    "  if (importKind === 'type') return;\n  const module",
    "  if (importKind === 'type' || specifiers.length === 0) return;\n  const module",
  ),
  tryOut('takes a made-up sender for a real one', 'one.sent.flatMap(({ by }) => by ?? [])', 'one.ran'),
  classes('does not keep private what is private', 'enumerable: !isPrivate', 'enumerable: true'),
];
