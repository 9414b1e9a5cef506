import { mutantsIn } from './mutant.ts';

const calls = mutantsIn('src/requests/query/call-step.ts', 'projects');
const taken = mutantsIn('src/requests/query/taken-as.ts', 'projects');
const fallbacks = mutantsIn('src/migrate/split/fallback.ts', 'fixtures');
const passedPairs = mutantsIn('src/requests/query/passed-query.ts', 'fixtures');
const beside = mutantsIn('src/migrate/service/base-change.ts', 'fixtures');
const parsing = mutantsIn('src/requests/read-call.ts', 'fixtures');
const schemas = mutantsIn('src/requests/response/caller-schema.ts', 'projects');
const growing = mutantsIn('src/requests/wrappers/growing/new-parameter.ts', 'fixtures');
const bindings = mutantsIn('src/values/binding-value.ts', 'fixtures');
const flows = mutantsIn('src/values/flow/flow.ts', 'fixtures');
const lists = mutantsIn('src/values/types/value-kinds.ts', 'fixtures');
const sources = mutantsIn('src/migrate/query/value-source.ts', 'fixtures');
const decided = mutantsIn('src/values/methods/decided-call.ts', 'fixtures');
const parts = mutantsIn('src/requests/query/query-parts.ts', 'projects');
const collected = mutantsIn('src/requests/query/keeps-name.ts', 'projects');
const filtered = mutantsIn('src/values/methods/mapped-list.ts', 'fixtures');
const chain = mutantsIn('src/requests/chain.ts', 'fixtures', 'projects');
const superagent = mutantsIn('src/requests/libraries/superagent.ts', 'fixtures');
const heldQueries = mutantsIn('src/requests/query/held-query.ts', 'fixtures');
const oneByOne = mutantsIn('src/requests/query/set-one-by-one.ts', 'fixtures');
const skipped = mutantsIn('src/requests/query/skips-absent.ts', 'projects');
const steps = mutantsIn('src/requests/query/query-steps.ts', 'projects');
const givenLater = mutantsIn('src/migrate/query/shared-options.ts', 'fixtures', 'projects');
const putBy = mutantsIn('src/requests/query/query-setters.ts', 'projects');
const ofObject = mutantsIn('src/migrate/split/query-at-run-time.ts', 'projects');
const moving = mutantsIn('src/values/text/written-at.ts', 'projects');
const passedOn = mutantsIn('src/migrate/split/pass-on-query.ts', 'fixtures');
const pairs = mutantsIn('src/migrate/query/pair-query.ts', 'fixtures');
const together = mutantsIn('src/migrate/edits/alike/read-together.ts', 'fixtures');
const inFunctions = mutantsIn('src/requests/response/read-in-function.ts', 'fixtures');
const keptBeside = mutantsIn('src/requests/response/shape/kept-beside.ts', 'fixtures');

/** Queries, paths and bodies that are put together by one statement after another. */
export const mutantsOfFilled = [
  oneByOne('takes a test of something else for one of the value', '.every(isOfOne);', '.length >= 0;'),
  oneByOne('sends what is absent in a loop', 'isEach && isSkippedFor(', 'isEach || isSkippedFor('),
  oneByOne('takes the value of another object', 'isOwn && isOnlyValue(file, value, key)', 'isOwn'),
  oneByOne('does not see what leaves the loop', 'passed.filter(mayLeave)', 'passed.filter(() => false)'),
  skipped('does not try what writes a value', "text !== 'a b' && text !== 'a%20b'", 'false'),
  skipped(
    'takes the member of another object for the value under a name',
    ' && isGoneThrough(file, key, node.object)',
    '',
  ),
  steps(
    'takes a spread for one with a query although its type has none',
    '!hasNoMember(evaluator, { ...at, node }, name)',
    'true',
  ),
  givenLater('takes a query for all of it', "if (site.laterQuery === 'unknown') return undefined;", ''),
  givenLater('takes the list of a loop for a query', '|| !isArgument(site.file, later)', ''),
  putBy('reads no names that a method sets', ' ?? namedIn(member, ones, field)', ''),
  ofObject('takes the fields of an object for its text', "|| evaluator.evaluate(written).kind === 'instance'", ''),
  ofObject('takes anything for an `HttpParams`', 'isParams && isHttpParams(evaluator, file, node)', 'isParams'),
  moving('writes out what reads a context in another function', '!isBound && canStandAt', 'canStandAt'),
  passedOn(
    'adds to a URL whose query the options replace',
    '!keepsUrlQuery(site) || site.sentBy !== undefined) return queryNotKnown;\n  const added',
    'site.sentBy !== undefined) return queryNotKnown;\n  const added',
  ),
  passedOn('forgets that one parameter overrules others', '.length < 2;', '.length < 9;'),
  calls(
    'does not know that `HttpParams` are filled in a loop',
    "isName(property, /^(set|append)$/) && object.type === 'Identifier'",
    'false',
  ),
  parts(
    'does not know what `HttpParams` start with',
    'return startOf(node);',
    'return node.arguments.length === 0 ? [] : undefined;',
  ),
  collected(
    'does not know that `HttpParams` are made by `reduce`',
    'if (isMemberOf(inner.callee, all) && isName(inner.callee.property, /^(set|append)$/)) return true;',
    'return false;',
  ),
  filtered('does not know that a test keeps texts', '!isBoolean && !(called', '!isBoolean || !(called'),
  filtered(
    'takes a test that leaves out texts for one that keeps them',
    'Boolean(kept) && !left',
    'Boolean(kept) || !left',
  ),
  chain(
    'does not see what later statements call on one of two requests',
    "if (parent?.type !== 'ConditionalExpression' || parent.test === node) return parent;",
    'return parent;',
  ),
  chain(
    'does not see what later statements call on a request',
    'yield { ...link, tests: testsAround(link.call) };',
    '{}',
  ),
  superagent(
    'takes a body that is sent under another test for one that is always sent',
    'sent?.tests.every((test) => asksFor(file, test, body))',
    'sent',
  ),
  parsing(
    'does not know that a URL is parsed before it is sent',
    'library.isUrlParsed ? parsed(whole) : whole',
    'whole',
  ),
  beside('joins a base and a path that wretch appends', "isJoined && dots === 'appended' ? '/' : ''", "''"),
  beside(
    'writes a path that leaves its base where a function can take the version',
    'canGrow(site, change))) return undefined',
    'false)) return undefined',
  ),
  beside(
    'takes what is before a path for a base that it is resolved against',
    '.filter(({ node }) => !before.via.some((one) => one.node === node))',
    '',
  ),
  schemas('does not see the schema that a constant holds', '(value as External).place.node === place.node', 'false'),
  growing(
    'takes a word in a message for a name in use',
    'all.some(({ node }) => usesName(node',
    'all.some(({ node }) => node !== null || usesName(node',
  ),
  bindings('does not follow a parameter that is reassigned', 'return isPlain\n', 'return !isPlain\n'),
  flows(
    'forgets what a parameter starts as',
    "value: received ?? { kind: 'undefined' }",
    "value: { kind: 'undefined' }",
  ),
  lists(
    'does not know that a list that is mapped is a list',
    'if (!isSplit && !isListKind(kinds)) return undefined;',
    'return undefined;',
  ),
  sources('tests a list that is mapped by mapping it once more', 'if (isCalled) return', 'if (false) return'),
  decided('takes what `match` gives for a test', 'isMatched && is === false ? null : is', 'is'),
  heldQueries(
    'takes options that it does not know for a query without parameters',
    "wholes.some(({ kind }) => kind === 'object') &&",
    '',
  ),
  passedOn(
    'copies options with parameters that were ignored',
    'const isKept = held.names.every((name) => facts.kept?.includes(plainName(name)));',
    'const isKept = true;',
  ),
  passedOn('takes a part of a name for a query', "!open.includes('=')", 'false'),
  passedOn(
    'says nothing of a query whose parameters it does not know',
    'const isKnown = shapes.every((shape) =>',
    'const isKnown = shapes.some((shape) => shape === undefined ||',
  ),
  pairs(
    'knows the names in a query that is filled later',
    'given !== undefined && isFixed(site, node) ?',
    'given !== undefined ?',
  ),
  taken(
    'takes the positions of a list for names',
    "if (isOutside(file, parent.callee, takesObject)) return 'object';",
    '',
  ),
  passedPairs(
    'gives a function that takes pairs an object',
    "slot && takesPairs === 'only' ?",
    'slot && takesPairs === undefined ?',
  ),
  fallbacks('writes the default of a parameter into a list', '|| !isInObject ?', '?'),
  together(
    'lets a function read a page for a call that is left',
    'isPlanned(plan) && isOpen(plan) && ',
    'isPlanned(plan) && ',
  ),
  together(
    'lets a function read a page that a single call can read',
    "group.length > 1 || group.some(({ read }) => 'refused' in read)",
    'true',
  ),
  together(
    'lets a function read a page that other code uses',
    'isOnlyReader(within, { node: callee, file: within.file }, claimed, { edits })',
    'true',
  ),
  inFunctions(
    'overlooks the functions of an object that call each other',
    "isOwn && !holdsSuch(table, ({ type }) => type === 'ThisExpression')",
    'isOwn',
  ),
  inFunctions('does not let a function read a page', 'contains(fn, sentBy.node)', 'false'),
  inFunctions(
    'lets a function read a page that it reads already',
    "memberName(one) === 'content'",
    'memberName(one) === undefined',
  ),
  keptBeside('does not see who reads what a function keeps of a list', 'uses.find(isRead)', 'undefined'),
  keptBeside('does not see what keeps a list', '/^(push|unshift|set|add|next)$/', '/^$/'),
  keptBeside(
    'takes what empties a variable for what reads it',
    "parent?.type === 'AssignmentExpression') return parent.left === use",
    "parent?.type === 'AssignmentExpression') return false",
  ),
  keptBeside('does not see who reads a field', 'memberName(one) === name && !isOther(one)', 'false'),
];
