// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of code
import { mutantsIn } from './mutant.ts';

const match = mutantsIn('src/values/text/match.ts', 'fixtures', 'projects');
const identity = mutantsIn('src/migrate/service/identity.ts', 'fixtures', 'projects');
const found = mutantsIn('src/migrate/service/find-deprecated.ts', 'fixtures', 'projects');
const choose = mutantsIn('src/migrate/edits/choose-edits.ts', 'fixtures', 'projects');
const onlyReaders = mutantsIn('src/migrate/edits/alike/only-reader.ts', 'fixtures', 'projects');
const file = mutantsIn('src/migrate/analyze.ts', 'fixtures', 'projects');
const double = mutantsIn('src/migrate/edits/doubles/plan-double.ts', 'fixtures');
const apart = mutantsIn('src/migrate/edits/doubles/distinct-doubles.ts', 'fixtures');
const held = mutantsIn('src/runner/scan/hold-doubles.ts', 'projects');
const notes = mutantsIn('src/migrate/plan-notes.ts', 'projects', 'fixtures');
const verify = mutantsIn('src/migrate/proof/verify.ts', 'verify', 'fixtures');
const promising = mutantsIn('src/migrate/proof/promising.ts', 'projects', 'work');
const asPlanned = mutantsIn('src/migrate/proof/as-planned.ts', 'verify', 'fixtures');
const written = mutantsIn('src/values/text/write-out.ts', 'fixtures', 'projects');
const writtenAt = mutantsIn('src/values/text/written-at.ts', 'fixtures');
const effects = mutantsIn('src/migrate/proof/effects.ts', 'fixtures', 'projects');
const methods = mutantsIn('src/requests/on-the-way/method-tests.ts', 'fixtures');
const fields = mutantsIn('src/values/objects/field-writes.ts', 'projects');
const byField = mutantsIn('src/values/objects/held-values.ts', 'projects');
const self = mutantsIn('src/values/self.ts', 'projects');
const patterns = mutantsIn('src/source/pattern.ts', 'projects');
const foreign = mutantsIn('src/values/objects/foreign-uses.ts', 'projects');
const lost = mutantsIn('src/migrate/proof/shadowed.ts', 'verify');
const own = mutantsIn('src/migrate/proof/shadowed.ts', 'fixtures', 'projects');
const urlUse = mutantsIn('src/requests/url-use.ts', 'projects');
const senders = mutantsIn('src/migrate/service/senders.ts', 'projects');
const run = mutantsIn('src/runner/run.ts', 'run');
const together = mutantsIn('src/runner/scan/decide-together.ts', 'projects');
const ownNames = mutantsIn('src/migrate/service/names.ts', 'projects');
const bodies = mutantsIn('src/requests/response/flow/body.ts', 'projects');
const alwaysSet = mutantsIn('src/values/flow/always-set.ts', 'fixtures');
const asked = mutantsIn('src/migrate/split/asked-alike.ts', 'fixtures');
const calls = mutantsIn('src/values/calls.ts', 'fixtures');
const described = mutantsIn('src/requests/guesses/described.ts', 'fixtures');
const description = mutantsIn('src/requests/guesses/description.ts', 'fixtures');
const behind = mutantsIn('src/migrate/service/unknown-base.ts', 'projects');
const compatible = mutantsIn('src/migrate/service/compatibility.ts', 'projects');
const kept = mutantsIn('src/migrate/objections/kept/kept-by-url.ts', 'fixtures');
const textUsers = mutantsIn('src/requests/texts/text-users.ts', 'fixtures');
const looks = mutantsIn('src/migrate/objections/kept/looks.ts', 'fixtures');
const keys = mutantsIn('src/requests/url-use.ts', 'fixtures');
const keyed = mutantsIn('src/requests/wrappers/growing/keys-with-body.ts', 'projects');
const stores = mutantsIn('src/requests/wrappers/store.ts', 'projects');
const replacedHeaders = mutantsIn('src/migrate/objections/headers-replaced.ts', 'fixtures');
const copies = mutantsIn('src/values/calls.ts', 'fixtures');
const evidence = mutantsIn('src/migrate/service/evidence.ts', 'projects', 'fixtures');
const words = mutantsIn('src/contract/words.ts', 'projects');
const survey = mutantsIn('src/runner/codebase/survey.ts', 'projects');
const openEnds = mutantsIn('src/migrate/service/open-end.ts', 'fixtures', 'projects');
const unseen = mutantsIn('src/migrate/service/unseen-caller.ts', 'fixtures');
const given = mutantsIn('src/values/given.ts', 'projects', 'fixtures');
const tags = mutantsIn('src/values/declared/props-given.ts', 'projects', 'fixtures');
const callsNamed = mutantsIn('src/values/calls-by-name.ts', 'projects', 'fixtures');
const outside = mutantsIn('src/values/objects/outside-writes.ts', 'projects');
const classes = mutantsIn('src/values/objects/class-members.ts', 'projects');
const mutation = mutantsIn('src/values/objects/mutation.ts', 'projects');
const address = mutantsIn('src/migrate/query/address.ts', 'projects');

/** Requests that are taken for others, and edits that hit more than they should. */
export const mutantsOfMatching = [
  match('matches a hole against a literal part', "part.replaceAll('.', '\\\\.')", '`(?:${part}|${anyHole})`'),
  match('matches a parameter against several parts', "'([^/]+)'", "'(.+)'"),
  match('does not see a trailing slash', "pattern(template, '/?')", "pattern(template, '')"),
  found('does not look at the method', 'site.methods.known.includes(methodOf(operation))', 'operation !== undefined'),
  found(
    'takes an unknown rest of the path for a query',
    "comparison.kind === 'match' ? undefined : unknownTail",
    'undefined',
  ),
  openEnds(
    'is silent about a path with an unknown end',
    'if (first === undefined) return undefined;',
    'return undefined;',
  ),
  openEnds('does not look ahead of an end that may be empty', '!mayBeEmpty(piece)', 'piece !== undefined'),
  openEnds(
    'judges a parameter where it is declared',
    "return isJudged && !isHandedOn(evaluator, piece.file, owner) ? undefined : 'open';",
    "return 'open';",
  ),
  openEnds('is silent about an end that code out of sight gives', "return 'unseen';", 'return undefined;'),
  openEnds('takes the id of an entry for a list', "open.some(isBelowList) ? 'end' : ", ''),
  openEnds(
    'is silent about a start that code out of sight gives',
    'if (hasUnseenCaller(evaluator, prefix))',
    'if (false)',
  ),
  openEnds(
    'does not see that what takes a function is called like it',
    'return !isOwn || callsNamed(file, holder.id).length === 0;',
    'return true;',
  ),
  openEnds('takes what a call spreads for what nobody gives', '(isEntered || ', '('),
  openEnds('takes an unknown base for the start of a path', 'index === 0 || ', ''),
  openEnds('takes a path of any client for one of this service', 'isOurs(site, match, whereabouts) &&\n', ''),
  openEnds('reports a function that nothing needs any more', '!isBesideOthers(site, match, whereabouts) &&', ''),
  openEnds(
    'takes a whole URL for a path',
    '(match.alternative.pieces.length > 1 || basePlaces(evaluator, site).length > 0)',
    'true',
  ),
  openEnds('does not look ahead of the end of a path', 'unseen.has(', 'false && unseen.has('),
  given(
    'does not see that a list is passed on',
    "return { value: unknown(place, 'spread arguments'), place };",
    'return [];',
  ),
  tags(
    'takes a component for one that is only shown by tags',
    'return { given, isAll };',
    'return { given, isAll: true };',
  ),
  openEnds(
    'asks about a part whose values are known',
    'if (piece.among?.every((one) => knownText(one) !== undefined)) return undefined;',
    '',
  ),
  given('does not see what tags give', ', ...propsGiven(evaluator, owner, file).given.map(along)', ''),
  words('does not read a client that only knows the version', "(?:${versions.join('|')})?$`),", '$`),'),
  survey('does not read what passes a part to a client', '|\\.(?:get|put|request)', '|\\.(?:neverCalled)'),
  unseen(
    'does not follow what calls in sight pass on',
    'return givenTo(evaluator, binding, file).some(',
    'return [].some(',
  ),
  unseen('does not see what a list is given', 'receivers.some((node) =>', '[].some((node) =>'),
  callsNamed(
    'takes a function with calls under another name for one without',
    '...importedAs(from, names, isDefault)',
    '',
  ),
  given('does not see the calls of what a function returns', ', ...callsOfResult(evaluator, owner, file)', ''),
  outside('does not follow the arguments of a function', 'if (given.length > 0)', 'if (given.length > 99)'),
  outside('does not follow what a callback receives', 'taken.some((one) =>', 'taken.every((one) => false && '),
  outside(
    'does not see what merges objects',
    'if (object === undefined || !changesFirst(file, call)) continue;',
    'continue;',
  ),
  outside(
    'does not follow a loop over objects',
    "if (loop?.type === 'ForOfStatement') return",
    'if (loop === null) return',
  ),
  classes('does not see what is written to a static field', "writesFromOutside(evaluator, one, name, 'static')", '[]'),
  mutation('does not see what others change', '...changesByOthers(evaluator, value, binding, place)', ''),
  identity(
    'edits a foreign host',
    'if (origin !== null && !isLocal(origin[1] as string)) {',
    'if (origin === undefined) {',
  ),
  identity('edits calls of a service by another name', 'if (named !== undefined) return said(named, byName);', ''),
  identity(
    'takes the query of a time series for a catalogue',
    'parameterNames(site, alternative).some(isTimeParameter)',
    'false',
  ),
  identity(
    'does not ask the package',
    "if (around.includes('ours') && !isBesideOurs(",
    "if (around.includes('none') && !isBesideOurs(",
  ),
  methods(
    'does not see what a table has for the method',
    'if (!isKnown || isSame || references',
    'if (isKnown || references',
  ),
  methods('takes a label of a log for a decision', 'references.every((one) => isOnlyShown(looked.file, one))', 'false'),
  kept('looks for an old path without a method', 'isOld(site, plan, key)', 'normalForm(site.pieces).endsWith(key)'),
  textUsers('does not see what a hook keeps under the URL', 'isKey || isGiven || isAssigned', 'false'),
  textUsers('takes a log of a hook for a store', 'isOnlyShown(file, text)', 'false'),
  replacedHeaders(
    'replaces headers that are set elsewhere',
    'if (set === undefined) return undefined;',
    'return undefined;',
  ),
  replacedHeaders('takes every option that is set for headers', "keyName(one) === 'headers'", 'true'),
  copies('does not look into a copy', 'structuredClone: same,', ''),
  kept('takes any key for the old one', 'key.toUpperCase().startsWith(method.from)', 'true'),
  looks('does not follow what is set under a key', 'get|has|set|add|put|delete', 'get|has|delete'),
  keys('does not see the path of a URL object', "memberName(parent) === 'pathname'", 'false'),
  evidence('lets a name give a shop to this API', 'said.ofOthers.size > 0', 'false'),
  evidence('does not count what the API does not have', 'said.unknown.size > 0 &&', 'false &&'),
  evidence('lets one foreign request outweigh all', '&& said.unknown.size >= said.telling.size', ''),
  evidence('takes every known request for a sign', 'isKnown && isTelling(parts)', 'isKnown'),
  evidence('takes what a class offers its subclasses for sent', 'offer.isOffered ||', ''),
  evidence('does not hear what others sort by', "sort === 'other' || ", ''),
  evidence('does not hear what only this API sorts by', " || sort === 'ours'", ''),
  evidence('does not hear the signs of its own', "if (said !== undefined && isShown(said)) return 'ours';", ''),
  evidence('does not know paths that only the API has', "isOnlyHere(parts) ? 'ours' : undefined", 'undefined'),
  evidence('lets a parameter outweigh what the API does not have', '|| unknown.size < 2)', '|| true)'),
  identity('takes a path without a base for that of another', "base === '/' ||", ''),
  behind(
    'takes a setting beside the one of this service for it',
    'names.some((name) => isBesideOurSetting(evaluator, name))',
    'false',
  ),
  behind(
    'does not ask what a function gets as a base',
    '[...namedForOthers(base), ...givenForOthers(evaluator, base)]',
    'namedForOthers(base)',
  ),
  evidence(
    'takes any value of a filter for one that it takes',
    "sort === 'other' || isRefused ||",
    "sort === 'other' ||",
  ),
  behind('takes any property for one beside another', 'siblings.includes(name) &&', ''),
  identity(
    'takes what this service does not have for its own',
    "|| (verdictOn(shared, evidence) !== 'other' && !isMisread(shared, evidence))",
    '|| true',
  ),
  alwaysSet(
    'takes any variable without a value for one that has none where it is read',
    "if (annotation?.typeAnnotation.type === 'TSStringKeyword') return true;",
    '',
  ),
  alwaysSet(
    'takes a variable that may have no value for one that has',
    "return parent?.type === 'TemplateLiteral' ||",
    'return parent !== undefined ||',
  ),
  asked(
    'reads strings and numbers of one call in different ways',
    "if (!becomes.includes('numbers') || becomes.includes(undefined)) return plans;",
    'if (becomes.length > 0) return plans;',
  ),
  asked(
    'does not add a parameter of one list to its path in a function',
    'site.sentBy !== undefined || keepsUrlQuery(site)',
    'keepsUrlQuery(site)',
  ),
  calls(
    'takes a function for its result',
    'return through(result, { node: place.node, file: place.file });',
    'return result;',
  ),
  described(
    'does not follow the query of a created request to its object',
    'queryPassedOn(evaluator, text, object.file)',
    'nothingPassed',
  ),
  description('takes a created request in a list for one that nothing sends', ' || makesRequest(outer)', ''),
  behind(
    'takes a request with none of its parameters for its own',
    'const isOdd = names.length > 0 &&',
    'const isOdd = names.length > 9 &&',
  ),
  ownNames('takes an id of this service for its address', "sign.replace(/\\b\\w+(?:Id|ID|_id)s?\\b/g, 'id')", 'sign'),
  bodies(
    'takes any response for a list',
    'const other = names.find((name) => !isListMember(name));',
    'const other = names.find((name) => name === null);',
  ),
  behind('edits behind any base that is not known', "owner === 'maybe' || !isNamedBase(base)", 'false'),
  behind('takes the address of an entry for a base', 'isEntry(piece)) ?', 'isEntry(piece) && false) ?'),
  compatible('edits what is sent again to an older server', '|| isSentAgain(', '|| false && isSentAgain('),
  address('gives all that one object holds one base', 'isFromPattern(file, node) ? node.name : undefined', 'undefined'),
  address('takes the relative requests of all packages for one', '`the origin of ${folder}`', "'the origin'"),
  together('does not let files speak for each other', 'return undecided.some(', 'return [].some('),
  together('does not read files without a deprecated path', 'if (!isOpen) return said;', 'return said;'),
  identity(
    'edits calls of the own server',
    'if (isHere && whereabouts.ownRoutes?.has(',
    'if (origin === undefined && whereabouts.ownRoutes?.has(',
  ),
  identity('takes a longer host for a base URL', "return url.endsWith('/') ? url : `${url}/`;", 'return url;'),
  choose(
    'edits a constant that a live call shares',
    '.every((via) => isOnlyReader(within, via, claimed, edit))',
    '.every(() => true)',
  ),
  onlyReaders('does not see what goes around `private`', 'memberName(one) === name && goesAround(one)', 'false'),
  onlyReaders('does not see a member that is taken out of `this`', "node.type === 'ObjectPattern'", 'false'),
  onlyReaders('edits what the markup around a script uses', 'if (isNamedAround(file, binding.name)) return true;', ''),
  onlyReaders(
    'edits what another script of a page uses',
    'others.some((closed) => closed.open().some(isOther))',
    'others.length < 0',
  ),
  onlyReaders(
    'edits a constant that is exported',
    '!isDeclaredInExport(file, binding.declaration) && readersOf(file, binding, claimed);',
    'readersOf(file, binding, claimed);',
  ),
  file(
    'edits code that serves old and new servers',
    'hasReplacementBeside(plan.site.file, plan, sites, options) && compatibility',
    'undefined',
  ),
  file(
    'edits under an ignore comment',
    'const isOpen = ({ site }: Planned | Unplanned) => ',
    'const isOpen = ({ site }: Planned | Unplanned) => site !== undefined || ',
  ),
  file(
    'does not tell what belongs to no call site',
    'const texts = only === undefined ? findPathTexts(',
    'const texts: readonly PathText[] = only === null ? findPathTexts(',
  ),
  double('takes a double for one of any query', "double.query === 'ignored' || isOpen ? [] : plan.query", '[]'),
  double(
    'leaves the answer of a double as an array',
    'return edits?.every((edit) => edit !== undefined) === true\n    ? edits',
    'return edits?.every((edit) => edit !== undefined) === true\n    ? []',
  ),
  double('changes a double that asks for what moves into the body', 'if (asked !== undefined) return asked;', ''),
  apart(
    'lets two doubles stand in for the same request',
    '|| !clashes(plan)) return plan;',
    '|| clashes(plan) || !clashes(plan)) return plan;',
  ),
  held(
    'changes a double whose call is left',
    'if (reason === undefined) continue;',
    'if (reason === undefined || reason) continue;',
  ),
  held('does not see which calls a test imports', 'reached.length > 0 ? reached : calls', 'calls'),
  notes(
    'takes every response for one that nothing reads',
    "open.includes('response not shown') && isResponseRead(site, evaluator)",
    "open.includes('response not shown') && false",
  ),
  notes(
    'does not say that three lists become one',
    "open.includes('lists joined') ?",
    "open.includes('lists joined') && false ?",
  ),
  notes('does not say what is retried no more', 'retried.includes(method.to)) return []', 'retried) return []'),
  notes('does not say that a type lacks the method', 'if (type === undefined ||', 'if (type !== null ||'),
  choose(
    'sends a body past a function that keeps by URL',
    "return urlUse === 'key' &&",
    "return urlUse === 'whole' &&",
  ),
  notes(
    'does not say that a framework keeps the answer',
    'if (!isCached || plan.method === undefined) return [];',
    'return [];',
  ),
  notes(
    'does not say that the method is taken for granted',
    "if (methods.certainty === 'known') return [];",
    'return [];',
  ),
  verify('accepts an edit that sends something else', 'if (!isRight) return undefined;', ''),
  verify('loses a comment', ' || (opened.tree.comments ?? []).length < (file.tree.comments ?? []).length', ''),
  verify('accepts a call that was not there', 'if (after.length !== compared.length) return undefined;', ''),
  promising('loses the ways that are written side by side', 'starts.get(startOf(site.node)) === way &&', 'false &&'),
  promising(
    'tries each way to spell a call in a text of its own',
    'const edits = ways.length < 2 ?',
    'const edits = ways.length > 0 ?',
  ),
  asPlanned(
    'lets a query begin twice if one of those was there before',
    '(isWellJoined(site.pieces) || isGivenMore(site, now))',
    'isWellJoined(site.pieces)',
  ),
  asPlanned(
    'accepts a body without its type',
    'const isTyped = request.body === undefined ? now.isJson === site.isJson : now.isJson;',
    'const isTyped = true;',
  ),
  written('writes a promise for what is awaited', 'awaited(root.file, via.node)', 'via.node'),
  writtenAt('puts a promise into the body for what is awaited', 'awaited(file, reached)', 'reached'),
  effects(
    'calls a parameter as often as it likes',
    'return depth === 0 && isParameter(place.file, callee);',
    'return false;',
  ),
  effects(
    'asks a method of a parameter twice',
    'if (!isSure && !mayHaveEffect(file, node)) return;',
    'if (!isSure) return;',
  ),
  effects('reads a getter of a class twice', "node.object.type === 'ThisExpression'", 'false'),
  effects(
    'reads an object with getters twice',
    "if (node.type === 'Identifier') return depth === 0 &&",
    "if (node.type === 'Identifier') return depth < 0 &&",
  ),
  effects('overlooks a getter that is defined later', "keyName(one) !== 'get'", "keyName(one) !== 'set'"),
  effects('leaves out a getter of an instance', "value.kind !== 'instance' ||", "value.kind === 'instance' ||"),
  effects(
    'leaves out an assignment in a URL',
    "return depth === 0 && node.operator === '='",
    "return depth < 0 && node.operator === '='",
  ),
  effects(
    'leaves out what an awaited function does',
    'if (node.generator) return false;',
    'if (node.async || node.generator) return false;',
  ),
  written(
    'writes out one of several texts',
    'if (isOpen && !changes.some((change) => covers(change, unit)))',
    'if (isOpen && changes.length < 0)',
  ),
  written('writes an address out', 'unit.node !== undefined && startsWithAddress(text)', 'false'),
  urlUse(
    'knows the URL itself as a key only',
    'const uses = binding.references.map(',
    'const uses = binding.writes.map(',
  ),
  urlUse('takes the query in a key for the body', 'quer(y|ies)|search', 'search'),
  urlUse('lets other code read a key that gets the body', 'binding.references.every(isKey)', 'true'),
  keyed('gives a key of another store the body', 'return isOwnStore(file, callee.object);', 'return true;'),
  keyed('declares a key of an address that is set again', 'binding.writes.length > 0', 'false'),
  keyed('takes texts that differ for one key', 'file.textOf(one) !== file.textOf(first)', 'false'),
  stores(
    'does not see a store that the constructor makes',
    "others.length === 0 && assigned?.operator === '='",
    'false',
  ),
  senders('tells of a call and of those that pass its path', 'senders.some((sender) => isAt(sender, one))', 'false'),
  run('writes without being asked to', 'options.write ? await', 'options.cwd ? await'),
  fields(
    'does not look for what is merged into an object',
    'return [...merged, ...computed, ...given]',
    'return [...computed, ...given]',
  ),
  fields(
    'does not look at computed names',
    'return [...merged, ...computed, ...given]',
    'return [...merged, ...given]',
  ),
  fields(
    'does not look for writes from outside',
    'return [...merged, ...computed, ...given]',
    'return [...merged, ...computed]',
  ),
  fields('does not see a field in a pattern', 'facts.changed.has(name)', 'facts.changed.has(`${name} `)'),
  byField(
    'does not see what changes through a field',
    'if (found.length === 0) return value',
    'if (found) return value',
  ),
  byField(
    'takes every object for the owner of a field',
    'mayBeIt(evaluator, at(owner), { isIt, mayBe: false })',
    'true',
  ),
  self(
    'does not see what an object writes to itself',
    "inner.type === 'ThisExpression') own",
    "inner.type === 'Super') own",
  ),
  patterns('does not see what a list assigns to', 'return node.elements.flatMap(targetsIn)', 'return []'),
  foreign(
    'takes what another script adds for what may be missing',
    "'Program') return !hasOwnNames(file)",
    "'Program') return false",
  ),
  foreign(
    'does not look for what other files write',
    'isAdded?.test(one.text()) || mayChange(one.text(), binding.name, members)',
    'false',
  ),
  lost(
    'believes an edit that takes the declaration of a name away',
    '!old.global.has(name) && old.own.has(name)',
    'old.own.has(name) && name === undefined',
  ),
  own('writes names that mean something else', 'count > (old.own.get(name) ?? 0)', 'count < (old.own.get(name) ?? 0)'),
];
