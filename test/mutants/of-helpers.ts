import { mutantsIn } from './mutant.ts';

const effects = mutantsIn('src/requests/on-the-way/method-effects.ts', 'fixtures');
const asked = mutantsIn('src/requests/on-the-way/method-tests.ts', 'fixtures');
const uses = mutantsIn('src/requests/on-the-way/method-use.ts', 'fixtures');
const bodies = mutantsIn('src/requests/texts/body-given.ts', 'fixtures');
const later = mutantsIn('src/requests/texts/later-tests.ts', 'fixtures');
const hooks = mutantsIn('src/requests/on-the-way/hooks.ts', 'fixtures');
const types = mutantsIn('src/requests/on-the-way/content-type.ts', 'fixtures');
const aside = mutantsIn('src/requests/texts/options-aside.ts', 'fixtures');
const known = mutantsIn('src/values/methods/known-value.ts', 'fixtures');
const keys = mutantsIn('src/requests/texts/key-text.ts', 'fixtures');
const stays = mutantsIn('src/migrate/split/kept-properties.ts', 'projects');
const indented = mutantsIn('src/requests/edits/argument-edit.ts', 'projects');
const broken = mutantsIn('src/migrate/edits/break-arguments.ts', 'projects');

const emptied = mutantsIn('src/migrate/edits/empty-texts.ts', 'projects');
const together = mutantsIn('src/migrate/edits/alike/read-together.ts', 'fixtures');
const used = mutantsIn('src/migrate/objections/uses.ts', 'projects');
const notes = mutantsIn('src/migrate/plan-notes.ts', 'projects');
const comments = mutantsIn('src/source/comments/doc-comment.ts', 'projects');
const proxied = mutantsIn('src/migrate/service/unknown-base.ts', 'projects');
const repeated = mutantsIn('src/migrate/query/repeated-text.ts', 'fixtures');
const kinds = mutantsIn('src/values/types/given-kinds.ts', 'projects');
const loosely = mutantsIn('src/values/given.ts', 'projects');

const otherBases = mutantsIn('src/migrate/service/unknown-base.ts', 'projects');
const olderServers = mutantsIn('src/migrate/service/compatibility.ts', 'projects');
const boundCalls = mutantsIn('src/values/direct-call.ts', 'projects');
const endings = mutantsIn('src/requests/response/shape/syntax.ts', 'fixtures');
const keptFields = mutantsIn('src/requests/response/shape/kept-beside.ts', 'projects');
const whereMade = mutantsIn('src/values/text/written-elsewhere.ts', 'fixtures');

/** Helpers of clients that end by the method, or take what stays of a query; and how their calls are laid out. */
const merging = mutantsIn('src/requests/edits/merged-argument.ts', 'fixtures');
const behind = mutantsIn('src/migrate/service/shown-base.ts', 'fixtures');
const setOnce = mutantsIn('src/values/declared/set-once.ts', 'fixtures');
const calledBy = mutantsIn('src/source/test-paths.ts', 'projects');
const byName = mutantsIn('src/requests/read-call.ts', 'fixtures');

export const mutantsOfHelpers = [
  proxied(
    'does not see requests to the folder of a proxy',
    "whole !== undefined && namesOurs(folder?.split('/').at(-1) ?? '')",
    'false',
  ),
  proxied('takes a path of the own server for that of a proxy', '&& isPlausible(site, whole, whereabouts)', ''),
  effects(
    'does not see that a function ends by the method',
    'if (isSending && returnsNothing(controls))',
    'if (false)',
  ),
  asked(
    'takes a test of which a part is unknown for one that differs',
    'if (!isKnown && this.#isSameInParts(test))',
    'if (false)',
  ),
  asked(
    'takes any test of which a part is unknown for the same',
    'every((part) => this.#compare(part, []).isSame)',
    'every(() => true)',
  ),
  stays(
    'takes all that a list may keep for what stays',
    'facts.added !== undefined || !isInSight(literal)',
    'facts.added !== facts.kept',
  ),
  indented('puts the method on the line of the path', 'text + separatorBefore(file, first)', "text + ', '"),
  indented('indents a new argument as the call', 'startOf(isOwnLine ? last : call)', 'startOf(call)'),
  broken('leaves a call that is too long for its line', 'if (isLong && isOnLine', 'if (false && isOnLine'),
  merging('overlooks what a function sets itself', 'isAllKept && ', ''),
  merging('overlooks headers that what is given replaces', '(!before.some(isHeaders) || after.some(isAdded))', 'true'),
  merging('gives a body to a type without one', '!hasOwnType(id) && ', ''),
  behind('takes all up to the version for the base', '[versionPrefix, /^\\/api(?=\\/v\\d)/]', '[versionPrefix]'),
  setOnce('takes a client that is first absent for one of several', ' || isAbsentWord(init)', ''),
  setOnce('takes a client that is taken away for one of several', '.filter((one) => !isAbsence(one))', ''),
  calledBy('takes what tests give for what the program gives', 'ofProgram.length > 0', 'ofProgram.length > 99'),
  byName('does not know a client by its name', 'isNamedForApi !== true || ', 'own.length > 0 || '),
  repeated(
    'does not see a list that is joined behind a mark',
    'const isBehindMark = ',
    'const isBehindMark = at < 0 && ',
  ),
  repeated('spreads a list that has `map`', 'isMapped: true,', ''),
  kinds('does not see a list among what calls pass', "if (kinds.has('list')) return", 'if (all.length > 99) return'),
  kinds(
    'does not see a list in an object that calls pass',
    'if (value !== undefined) return { ...given, node: value };',
    '',
  ),
  loosely('takes the method of a parameter for another one', 'isLoose && isOfParameter(value)', 'false'),
  otherBases('asks no other file whose response is read so', 'new Map(isOdd ? open.map', 'new Map(false ? open.map'),
  otherBases(
    'takes a page for a list',
    'areOfAnotherResponse(namesRead(site, evaluator), isPage)',
    'areOfAnotherResponse(namesRead(site, evaluator))',
  ),
  olderServers('takes a try that is left for no way of its own', '&& isLeft(one.block)', '&& false'),
  boundCalls(
    'gives a bound function what `this` is',
    'arguments: [...args.slice(1), rest]',
    'arguments: [...args, rest]',
  ),
  endings('believes that any function ends with a value', 'return declared?.type', 'return true || declared?.type'),
  keptFields(
    'takes a method for a read of a field of its name',
    'const isMethod = (one: t.Node) =>',
    'const isMethod = (one: t.Node) => false &&',
  ),
  whereMade('changes a URL object that other code reads', 'through: [root]', 'through: []'),
  effects('takes a method in small letters for one in capitals', 'if (passed !== undefined) return [passed];', ''),
  uses('overlooks what `||` does by the method', ' || isDone(file, parent)', ''),
  uses(
    'overlooks the functions of a table by the method',
    'isLookup && isCall(parent) && isOfTable(',
    'false && isOfTable(',
  ),
  uses('overlooks a counter of writes', 'const isAssigned = isComputed &&', 'const isAssigned = false &&'),
  uses('overlooks a function that is asked about an object', 'mayBeHeld && !isLookup &&', 'false && !isLookup &&'),
  uses('takes what the method finds for an object', 'mayBeHeld && !isLookup &&', 'mayBeHeld &&'),
  uses(
    'overlooks steps in a list',
    "value.kind === 'unknown' ? (value.entries",
    "value.kind === 'url' ? (value.entries",
  ),
  asked('takes a body for an object only', "[{}, '{}']]", '[{}]]'),
  known('takes the value for the old method', ' && !this.#isAbout(place, object)', ''),
  aside('overlooks options that are kept in a list', ' || (isKeeping(outer) &&', ' || (false &&'),
  aside('overlooks options that a callback gets', 'isTelling(file, outer) ||', ''),
  aside('overlooks options that are kept in a variable', 'isElsewhere(file, outer, owner.node)', 'false'),
  aside('takes a field of the client for another place', "return operator !== '=';", 'return true;'),
  aside('overlooks the rest of the options', ', ...own.flatMap((one) => restsOf(file, one))', ''),
  aside('overlooks the rest of options in a parameter', ', ...restIn(file, param)', ''),
  aside('overlooks what is made of the options', 'wholes.push(...named.map(', 'void (named.map('),
  aside('overlooks a helper that gets the options', 'if (own.length > 0 && !isHeld)', 'if (false)'),
  aside(
    'overlooks the arguments that a function in place of another keeps',
    'isOptions(identifier) || isRest ||',
    'isOptions(identifier) ||',
  ),
  aside('takes a set of keys for a list', "&& !(isText && calledName(outer) === 'add')", ''),
  bodies('overlooks a body that is taken out of the options', 'isTakenOut(binding) && isAbsent(place.env)', 'false'),
  bodies(
    'overlooks options that are made where they are sent',
    'isMember(node) ? isOfRequest(site, file, binding)',
    'isMember(node) ? false',
  ),
  asked('does not follow what a helper says', '&& use.isReturned && !this.#isReceived(owner)', '&& false'),
  asked('overlooks a value that is made of the body', "this.#subject === 'body' && isAside(at.node)", 'false'),
  asked(
    'overlooks that the choice of a value is used elsewhere',
    '|| isAside(at.file.names.parentOf(use.test.node) as t.Node)',
    '',
  ),
  effects('takes a response for a body', ' && !isAwaited(file, inner)', ''),
  effects('takes a method that is not given for GET', 'isAbsent === true ||', ''),
  effects('overlooks that only a default gives the method', 'texts.every(isDefault)', 'false'),
  later('overlooks a test of a request that goes through a list of steps', "handed: ['body'] }", 'handed: undefined }'),
  hooks('overlooks what replaces the opening of a request', "names: ['open', 'send']", "names: ['send']"),
  types('overlooks that nobody sets the type of the body', 'functions.length > 0 && isOwn', 'false && isOwn'),
  asked('takes a default that depends on the method for the method', ' && !this.#derived.has(binding)', ''),
  effects('overlooks what is told besides a body', "first === 'body' && tellsBesides", 'false && tellsBesides'),
  keys('overlooks a memo by the first of all arguments', "(first?.type === 'Identifier' && names", '(false && names'),
  keys('takes what a memo runs for its key', ' && !isGiven(names, outer.callee)', ''),
  emptied(
    'takes out a body that is empty from the start',
    "file.textOf(last) !== '{}' || isNew(last)",
    "file.textOf(last) !== '{}'",
  ),
  together('makes strings of numbers that types keep', 'ofNumbers.some(keepsNumbers) ?', 'false ?'),
  used('takes what a test looks at for a use', ' && !isGivenToTestLibrary(file, evaluator, node)', ''),
  notes(
    'does not say where an empty page comes instead of an error',
    'profile.operations[operation]?.refuses ?? []',
    '[]',
  ),
  comments(
    'changes a comment that names both methods',
    'if (named === undefined || naming(to)) return undefined;',
    'if (named === undefined) return undefined;',
  ),
];
