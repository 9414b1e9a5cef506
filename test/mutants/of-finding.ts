import { mutantsIn } from './mutant.ts';

const described = mutantsIn('src/requests/guesses/described.ts', 'projects');
const onlyMethod = mutantsIn('src/values/methods/only-method.ts', 'projects');
const sibling = mutantsIn('src/requests/wrappers/siblings/sibling.ts', 'projects', 'fixtures');
const alike = mutantsIn('src/requests/wrappers/siblings/does-alike.ts', 'projects');
const copies = mutantsIn('src/requests/wrappers/growing/beside.ts', 'projects');
const slots = mutantsIn('src/requests/wrappers/slots.ts', 'projects');
const fallback = mutantsIn('src/migrate/split/fallback.ts', 'fixtures');
const rtkBase = mutantsIn('src/requests/libraries/rtk/rtk-base.ts', 'fixtures');
const rtk = mutantsIn('src/requests/libraries/rtk/rtk-query.ts', 'fixtures');
const callbacks = mutantsIn('src/requests/response/own-callbacks.ts', 'fixtures');
const chosenMarks = mutantsIn('src/migrate/split/url-changes.ts', 'projects');
const givenBack = mutantsIn('src/requests/response/own-callbacks.ts', 'projects');
const kinds = mutantsIn('src/values/types/value-kinds.ts', 'fixtures');
const survey = mutantsIn('src/runner/codebase/survey.ts', 'projects');
const repeated = mutantsIn('src/migrate/query/repeated-text.ts', 'fixtures');
const appended = mutantsIn('src/values/flow/appended-by-loop.ts', 'fixtures');
const anyWritten = mutantsIn('src/values/flow/any-written.ts', 'fixtures');
const items = mutantsIn('src/migrate/query/value-source.ts', 'fixtures');
const changedLists = mutantsIn('src/migrate/objections/moved.ts', 'fixtures');
const merged = mutantsIn('src/migrate/query/shared-options.ts', 'fixtures');
const emptyQueries = mutantsIn('src/migrate/split/emptied-query.ts', 'fixtures');
const asked = mutantsIn('src/requests/response/flow/reader.ts', 'fixtures');
const contexts = mutantsIn('src/values/types/context-type.ts', 'projects');
const bindings = mutantsIn('src/values/binding-value.ts', 'projects');
const guarded = mutantsIn('src/requests/wrappers/growing/only-with-body.ts', 'projects');
const fitting = mutantsIn('src/values/types/signatures-to-fit.ts', 'projects', 'fixtures');
const listed = mutantsIn('src/migrate/objections/not-taken.ts', 'projects');
const handed = mutantsIn('src/values/declared/client-given.ts', 'projects');
const memo = mutantsIn('src/values/memo.ts', 'fixtures');
const ofPlatform = mutantsIn('src/values/text/url-object.ts', 'projects');
const onTheWay = mutantsIn('src/migrate/service/senders.ts', 'projects');
const elsewhere = mutantsIn('src/migrate/objections/sent-elsewhere.ts', 'fixtures');
const flows = mutantsIn('src/requests/texts/flow-of-text.ts', 'fixtures');
const usesOfText = mutantsIn('src/requests/texts/uses-of-text.ts', 'fixtures');
const unseenCalls = mutantsIn('src/requests/texts/unseen-calls.ts', 'fixtures');
const boundCalls = mutantsIn('src/values/calls.ts', 'fixtures');
const generated = mutantsIn('src/values/elements.ts', 'fixtures');
const failing = mutantsIn('src/requests/on-the-way/hook-touches.ts', 'fixtures');
const hookNames = mutantsIn('src/requests/on-the-way/hooks.ts', 'fixtures');
const methodUses = mutantsIn('src/requests/on-the-way/method-use.ts', 'fixtures');
const searched = mutantsIn('src/requests/find-call-sites.ts', 'ownErrors');
const provedEdits = mutantsIn('src/migrate/edits/edit-file.ts', 'ownErrors');
const foreign = mutantsIn('src/source/names/foreign-names.ts', 'foreign', 'projects');
const setLater = mutantsIn('src/values/declared/set-once.ts', 'fixtures');
const decoders = mutantsIn('src/requests/response/decoder-type.ts', 'fixtures');

/** What ordinary clients made the tool find. */
export const mutantsOfFinding = [
  searched('fails a file at one call', 'if (failed === undefined) throw error;', 'throw error;'),
  provedEdits('fails a file at one proof', 'return { error: internalError(error) };', 'throw error;'),
  foreign(
    'looks for callers only if the name has a value of its own',
    "isMade && kind !== 'param' && writes.length === 0",
    'isMade',
  ),
  elsewhere(
    'does not follow foreign addresses to the base of a request',
    'const found = direct ?? flowingInto(site, evaluator, origins, isForeign);',
    'const found = direct;',
  ),
  elsewhere(
    'does not look at the base that is an option',
    'return isRelative ? basePlaces(evaluator, site) : [];',
    'return [];',
  ),
  elsewhere(
    'forgets that an object has copies',
    'const targets = [...origins.map(originOf), ...ofObjects]',
    'const targets = [...origins.map(originOf)]',
  ),
  unseenCalls(
    'does not follow what a class or function beside gets',
    'functionsOf(value).map(({ place }) => place);\n    const maker',
    '[];\n    const maker',
  ),
  unseenCalls(
    'does not follow what a listener hears',
    '...listeners.flatMap((one) => givenFunctions(evaluator, file, one))',
    '',
  ),
  unseenCalls(
    'does not follow what a callback returns',
    'if (callees.length === 0) return [{ node: taker, file, env: undefined }];',
    '',
  ),
  elsewhere('does not look into JSON', "...text.split('\"').slice(1)", ''),
  usesOfText('does not follow what a setter receives', "node.kind === 'set' && keyName(node) === name", 'false'),
  flows(
    'does not follow an object into the functions that receive it',
    'if (!isRead) this.#passedOn(file, reference, name, depth + 1);',
    '',
  ),
  usesOfText(
    'does not see the methods that an object is mixed with',
    'if (isOutside(file, call.callee, mixing)) return call.arguments.filter((one) => one !== object);',
    '',
  ),
  boundCalls(
    'forgets what a function is bound to',
    'return self === undefined ? value : { ...value, self: evaluator.evaluate(self) };',
    'return value;',
  ),
  boundCalls('does not know the element at a position', "['at', elementAt],", ''),
  generated(
    'does not know what a generator yields',
    ": { kind: 'unknown', place: call, why: ofGenerator, via: [], elements };",
    ': unknown(call, ofGenerator);',
  ),
  failing(
    'does not read the tests of the URL in a handler of failures',
    "...tests.filter(({ of, test }) => of === 'url' && test)",
    '',
  ),
  failing(
    'does not take the whole request of a hook for its URL',
    "const isWhole = names[0] === 'request' &&",
    'const isWhole = false &&',
  ),
  hookNames('does not know the hook at the start of options', "  ['init', 'request'],\n", ''),
  hookNames('does not look at the clients that are passed', '...passedFor(evaluator, sender)', ''),
  methodUses(
    'does not follow `String(x)` to its test',
    'isAsking(parent) || isOutside(file, parent.callee, /^(String|Number|Boolean)$/)',
    'isAsking(parent)',
  ),
  described(
    'does not see a URL that is set after the object is made',
    "return value.kind !== 'object' || value.writes.some(({ path }) => isOfUrl(path));",
    'return false;',
  ),
  onlyMethod(
    'takes a method by its name whatever it is given',
    'return call.arguments.length <= parametersOf(only.place.node).length ? only : undefined;',
    'return only;',
  ),
  sibling(
    'offers a function that always sends another method',
    'return node.value.value.toUpperCase() !== method;',
    'return false;',
  ),
  memo(
    'takes the test of a block that changes what it tests for made from itself',
    'if (open.has(asking.node))',
    'if (open.size > 0)',
  ),
  sibling('calls a sibling that grew for others', 'if (!isNamesake && hasGrown(callee.place)) return [];', ''),
  sibling(
    'calls a method that its class keeps to itself',
    'return body === undefined || (file === home && contains(body, node));',
    'return true;',
  ),
  sibling(
    'gives a sibling type arguments that it does not take',
    'if (!takesTypes(place.node, callee.place.node, called)) return [];',
    '',
  ),
  sibling(
    'reads what a sibling that returns nothing returns',
    'if (!given) return isNothing || !givesNothing(other);',
    'if (!given) return true;',
  ),
  alike('spells out what a sibling around the function sends', 'called.includes(place.node)', 'false'),
  alike('does not see that a sibling handles failures', "if (inner.type === 'TryStatement') deeds.push('try');", ''),
  alike('does not see that a function tries again', "deeds.push('again');", 'deeds.push();'),
  alike('does not see that a function fails on its own', "? ['throw'] : []", '? [] : []'),
  alike('takes a sender that masks or drops a body', ', ...encodingOf(file, inner)', ''),
  alike('takes a sender that adds to the response', 'isReturned(file, inner, node) && holdsSpread(inner)', 'false'),
  alike('does not see what a sibling tells others', '!isOwn(told) && !isHarmless(told)', 'false'),
  alike('takes what the language offers for telling others', '&& !isHarmless(told)', ''),
  copies(
    'names another method in a text that others look for',
    'if (isLookedFor(evaluator, { node, file }, from)) return [];',
    '',
  ),
  slots(
    'passes the body as the options',
    "open.filter((position) => position !== verb && meaningOf(params[position]) !== 'options')",
    'open.filter((position) => position !== verb)',
  ),
  fallback('orders what is asked for in the order `undefined`', 'parameter.isText && (kinds', 'false && (kinds'),
  fallback('forgets a default where a whole query is under a test', 'if (choice !== undefined) {', 'if (false) {'),
  rtkBase(
    'does not follow a base query of its own',
    'return baseInFunction(evaluator, value.place);',
    'return undefined;',
  ),
  rtkBase('takes what a base query makes of a result for it', 'returnsResult(place, calls) && bases', 'bases'),
  rtkBase('sends more than a URL through a base query for one', "type?.type === 'TSStringKeyword'", 'false'),
  rtk('does not call a base query of the code base', 'if (own.length > 0) return own;', ''),
  rtk(
    'does not see a handler of responses',
    "return evaluator.member(evaluator.evaluate(options), 'responseHandler', options).kind === 'function';",
    'return false;',
  ),
  callbacks(
    'takes whatever a callback is given for the response',
    "return shape?.is === 'body' ? [index] : shape === undefined ? [] : [-1];",
    'return shape === undefined ? [] : [index];',
  ),
  chosenMarks('keeps a mark that a function chooses', 'piece.text !== mark', 'false'),
  callbacks('reads a response that is not there', "mayFail: uses.some((use) => use !== 'library')", 'mayFail: false'),
  givenBack(
    'does not see that a named callback gets the response',
    '(kind) && isTaken(',
    '(kind) && false && isTaken(',
  ),
  kinds(
    'takes null for the type of a state',
    "return Object.hasOwn(ofLiteral, type) && type !== 'NullLiteral';",
    'return Object.hasOwn(ofLiteral, type);',
  ),
  survey('does not read a file that a client is given to', 'seeds.isPartPassed && mayBeGiven.has(path)', 'false'),
  repeated('takes text with & for a part of a value', "node.value.raw.includes('&')", 'false'),
  repeated('takes what follows a value for a part of it', 'isBehindValue && !isWord(one)', 'false'),
  repeated('takes any loop for one that sends each item', '!isThisLoop || ', ''),
  repeated('does not look who else reads what a loop appends', ' || isReadBeside(site, write)', ''),
  merged('takes options that are merged in for ones without a query', 'index === at || hasNoQuery(site, one)', 'true'),
  merged('does not know options that are merged with others', ' || isMerged(file, one)', ''),
  emptyQueries('leaves an empty object among merged options', 'if (ahead !== undefined)', 'if (false)'),
  asked('takes what an argument asks for before for the response', 'place.node === this.#asked ?', 'false ?'),
  appended('takes what a loop appends to a path for a part of the query', ".startsWith('&')", ".startsWith('')"),
  anyWritten('takes an empty text for a URL of its own', 'const isPlaceholder = ', 'const isPlaceholder = false && '),
  items('sends an absent item as it is', 'inText && (isAnyItem || mayNotBeThere(found, inText))', 'false'),
  changedLists('takes an item that is set for no change of its list', ' || isIndex(node)', ''),
  changedLists('does not see that a list gets shorter', "memberName(node) === 'length'", 'false'),
  changedLists('does not see that a list gets longer', '|push|', '|'),
  repeated('does not look at what adds to a value in a loop', ', ...binding.writes]', ']'),
  guarded('passes an argument in the middle of the old call too', 'ends.includes(start)', 'false'),
  fitting(
    'lets a function grow although another one of its type has more parameters',
    "'params' in init && init.params.length > most",
    'false',
  ),
  slots(
    'takes the query that a function is given for an object of options',
    '.filter((one) => !passing.queries.includes(one))',
    '',
  ),
  fitting(
    'takes every method for an overload of an abstract one',
    "('id' in node && node.id) ||",
    "'id' in node ? node.id :",
  ),
  handed('does not know the client that a parameter without a type is given', 'isUntyped && [', 'false && ['),
  ofPlatform("does not know that Node's module exports URL", '/^(node:)?url$/.test(root.source)', 'false'),
  onTheWay(
    'reports the calls of a request that is edited for a whole type',
    'isAt(sender.by, one) && isEdited(sender)',
    'false',
  ),
  decoders('writes a type argument that is inferred', '&& !isInferred(place)', ''),
  listed('keeps the row of a map whose types change', 'taken?.isKey === true', 'false'),
  contexts(
    'takes what a middleware sets for what the context has',
    'type === undefined || isSet',
    'type === undefined',
  ),
  bindings(
    'misses the type of a parameter in parts',
    "pattern.type === 'ObjectPattern' ? pattern.typeAnnotation : undefined",
    'undefined',
  ),
  setLater('does not know a client made on first use', "new Set(['=', '??=', '||='])", "new Set(['='])"),
];
