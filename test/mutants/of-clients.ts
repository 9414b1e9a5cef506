// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of code
import { mutantsIn } from './mutant.ts';

const names = mutantsIn('src/migrate/service/names.ts', 'projects');
const testNames = mutantsIn('src/source/test-paths.ts', 'projects');
const slots = mutantsIn('src/requests/wrappers/slots.ts', 'projects');
const asPlanned = mutantsIn('src/migrate/proof/as-planned.ts', 'projects');

const provided = mutantsIn('src/values/declared/provided.ts', 'projects');
const transform = mutantsIn('src/requests/response/transform.ts', 'projects');
const readCall = mutantsIn('src/requests/read-call.ts', 'projects');
const calls = mutantsIn('src/values/calls.ts', 'projects');

const narrowed = mutantsIn('src/requests/response/flow/narrowed.ts', 'fixtures');
const castTypes = mutantsIn('src/requests/response/cast-type.ts', 'fixtures');
const besideFolder = mutantsIn('src/values/text/edit.ts', 'projects');
const urlTruth = mutantsIn('src/values/flow/truth.ts', 'projects');
const typeOfUrl = mutantsIn('src/requests/on-the-way/url-tests.ts', 'projects');
const madeOptions = mutantsIn('src/migrate/split/pass-on-query.ts', 'projects');
const renamedFills = mutantsIn('src/requests/query/query-fills.ts', 'fixtures');
const renamedNames = mutantsIn('src/requests/query/keeps-name.ts', 'fixtures');
const renamedFlow = mutantsIn('src/requests/query/query-flow.ts', 'fixtures', 'projects');
const renamedTexts = mutantsIn('src/values/methods/known-methods.ts', 'fixtures');
const renamedOutside = mutantsIn('src/values/methods/known-operators.ts', 'fixtures');
const renamedKeys = mutantsIn('src/requests/query/sent-names.ts', 'fixtures');
const setLater = mutantsIn('src/requests/query/passed-query.ts', 'fixtures');
const shapesOfResults = mutantsIn('src/values/types/object-shape.ts', 'fixtures');
const renamedQuery = mutantsIn('src/migrate/query/query.ts', 'fixtures');
const renamedSplit = mutantsIn('src/migrate/split/split-query.ts', 'fixtures');
const renamedAtRunTime = mutantsIn('src/migrate/split/query-at-run-time.ts', 'projects');
const renamedTypes = mutantsIn('src/values/types/object-shape.ts', 'projects');
const renamedCalls = mutantsIn('src/requests/wrappers/wrapper.ts', 'fixtures');
const kindsOfResults = mutantsIn('src/values/types/value-kinds.ts', 'fixtures');
const splices = mutantsIn('src/values/text/splice.ts', 'fixtures');
const rtkBase = mutantsIn('src/requests/libraries/rtk/rtk-base.ts', 'fixtures');
const rtk = mutantsIn('src/requests/libraries/rtk/rtk-query.ts', 'fixtures');
const callShape = mutantsIn('src/requests/guesses/call-shape.ts', 'projects');
const memberNames = mutantsIn('src/values/objects/member-names.ts', 'projects');
const methods = mutantsIn('src/requests/methods.ts', 'projects');
const typedValues = mutantsIn('src/values/types/typed-value.ts', 'projects');
const byPlace = mutantsIn('src/values/types/contextual-type.ts', 'projects');
const replaced = mutantsIn('src/values/methods/replaced.ts', 'projects');
const similar = mutantsIn('src/requests/libraries/similar/similar.ts', 'projects');
const centra = mutantsIn('src/requests/libraries/similar/centra.ts', 'projects');
const request = mutantsIn('src/requests/libraries/similar/request.ts', 'projects');
const comicSource = mutantsIn('src/requests/libraries/similar/shaped.ts', 'fixtures');
const shaped = mutantsIn('src/requests/libraries/similar/shaped.ts', 'projects');
const guess = mutantsIn('src/requests/guesses/unknown-client.ts', 'projects', 'fixtures');
const truth = mutantsIn('src/values/flow/truth.ts', 'fixtures');

const baseUrl = mutantsIn('src/requests/base-url.ts', 'projects');
const fixtureGiven = mutantsIn('src/values/declared/fixture-given.ts', 'projects');
const pieces = mutantsIn('src/values/text/pieces.ts', 'projects');

const queryText = mutantsIn('src/values/text/query-text.ts', 'projects');

const supertest = mutantsIn('src/requests/libraries/superagent.ts', 'fixtures');
const followMember = mutantsIn('src/requests/response/flow/follow-member.ts', 'fixtures');

const globalMember = mutantsIn('src/values/objects/global-member.ts', 'fixtures');

const unwrap = mutantsIn('src/requests/response/unwrap.ts', 'projects');

/** Clients that are written in ways of their own. */
export const mutantsOfClients = [
  names('takes the name of a folder for that of a file in it', 'split.map((parts) => parts.at(-1))', 'paths'),
  testNames('takes a test named with an underscore for a part of the client', '[._-](?:test', '[.](?:test'),
  slots('passes nothing to a function that reads members', "? '{}'", "? 'undefined'"),
  slots(
    'does not see what code reads from a parameter without a type',
    'isListed ? parent.arguments[0] === node :',
    'isListed ? false :',
  ),
  asPlanned(
    'does not compare what functions on the way add to the query',
    ' || !same(named, [...now.passed.names].sort())',
    '',
  ),
  asPlanned('takes an empty query for a query', 'every(isEmptyObject)', 'length === 0'),
  provided('takes what tests provide for what the application does', '.filter((one) => !isOfTests(one.path))', ''),
  provided('does not know what a token makes by itself', "'factory', {", "'make', {"),
  provided('does not know what a function provides for a token', "if (name === 'useFactory')", "if (name === '')"),
  transform('gives a type to a body that arrives without one', "isUntyped ? 'unknown' : type.text", 'type.text'),
  readCall('takes a request that is not always sent for two', 'node: unlessAbsent(returned)', 'node: returned'),
  calls(
    'does not see where encoded text is written',
    'syntheticText(change(text)), via }',
    'syntheticText(change(text)) }',
  ),
  rtk('does not see what a `queryFn` sends', 'if (options === undefined) return undefined;', 'return undefined;'),
  rtk('takes anything that a `queryFn` gets for the base query', 'if (!isBase || binding', 'if (binding'),
  narrowed(
    'does not see a test of what a response is part of',
    'beside.has(binding) || (!!made && names(made, file, beside, true))',
    'beside.has(binding)',
  ),
  castTypes('does not name the type of a body that has none', "if (isUnknown === true) return { list: 'any' };", ''),
  besideFolder('leads a path to the folder beside the wrong one', "'../'.repeat", "'./'.repeat"),
  besideFolder(
    'does not lead a path beside the folder of a base that others use',
    'found.push(...leadingBeside(evaluator, root, alternative, here));',
    '',
  ),
  urlTruth(
    'does not know that an empty text is none',
    'if (isEmptyText(value) && isNeverSet(place)) return false;',
    '',
  ),
  urlTruth(
    'does not tell a URL from a string',
    'return kinds.every((kind) => /^(text|object|array|undefined)$/.test(kind)) ? false : undefined;',
    'return undefined;',
  ),
  typeOfUrl(
    'takes a test for the type of a URL for one of the URL',
    ' || (parent !== undefined && asksForType(parent))',
    '',
  ),
  madeOptions(
    'adds to options with parameters that are not taken',
    'facts.kept?.includes(plainName(name))) !== true) return queryNotKnown;',
    'facts.kept?.includes(plainName(name))) === undefined) return queryNotKnown;',
  ),
  madeOptions(
    'does not see the query that a function makes',
    'besideText(found, facts) ?? besideOptions(found, facts)',
    'besideText(found, facts) ?? queryNotKnown',
  ),
  renamedFills('does not see that a name is made of another', 'madeOfName(file, name) ?? ', ''),
  renamedNames('does not see the names that a callback makes', '? nameGiven(file, first)', '? undefined'),
  renamedFlow(
    'does not see that a query is sent under two names each',
    'before !== undefined && !isSameNaming(before, this.#namings);',
    'false;',
  ),
  renamedFlow('takes a query that is sent as it is for one that is cut', 'this.#isFoundWhole ||= !this.#isCut;', ''),
  renamedTexts(
    'does not run a function that replaces parts of a name',
    "typeof by === 'function') return filledBy(text, search, by as Filler);",
    "typeof by === 'function') return unseen;",
  ),
  renamedOutside(
    'does not know the functions that make snake case',
    'const isSnake = snakeCases.test(name);',
    'const isSnake = false;',
  ),
  renamedOutside(
    'takes the digits of a name for letters',
    '/^[a-z]+([_A-Z][a-z]+)*$/',
    '/^[a-z]+([_A-Z][a-z]+)*\\d?$/',
  ),
  renamedKeys(
    'does not know the functions that rename keys',
    'node.arguments.length === 1 && isOutside',
    'node.arguments.length === 9 && isOutside',
  ),
  renamedKeys('overlooks the options of a function that renames keys', 'node.arguments.length === 1 &&', ''),
  setLater(
    'does not see a query that is set in options later',
    "held.length === 0 && argument.type === 'Identifier'",
    'false',
  ),
  renamedFlow(
    'does not follow what is set in options later',
    'this.follow({ ...at, node: fill.value }, rest);',
    'this.isOpen = true;',
  ),
  shapesOfResults(
    'does not know a result that may be absent',
    "value.kind === 'choice' ? value.branches.filter",
    "value.kind === 'choice' ? [].filter",
  ),
  renamedQuery('reads parameters under the names that the call has', "name: sentAs(one.name) ?? ''", 'name: one.name'),
  renamedSplit(
    'adds a parameter that is sent under another name',
    'if (!areSentAsWritten(site, facts.added)) return queryNotKnown;',
    '',
  ),
  renamedAtRunTime('writes out dates', 'shape?.dates?.includes(name) === true', 'false'),
  renamedAtRunTime('writes out patterns', 'sent === facts.regex?.parameter', 'false'),
  renamedAtRunTime('writes out what has no value', 'site.passed.leavesOutAbsent !== true', 'false'),
  renamedTypes('does not see what a type takes from another', "selected(name === 'Omit', whole, known)", 'whole'),
  renamedCalls(
    'believes the names in a call that is sent under others',
    'passed.isRenamed === true && passed.sentAs === undefined && { queryNames: [] }',
    'false',
  ),
  kindsOfResults('does not know what a function of one expression gives', 'this.#ofResult(node, file) ??', ''),
  splices(
    'takes what a function puts behind an address for the query in the call',
    'const references = fromRoot(root, [...piece.via, piece]);',
    'const references = [...piece.via, piece];',
  ),
  rtkBase(
    'does not know a request that may be a path alone',
    'return ways.some(isParameter) && ways.some(isDescribed);',
    'return false;',
  ),
  rtkBase('lets a base query set a part of the query', 'rest.every(keeps)', 'rest.length > 0'),
  rtk('spells a request for a base query that is not known', 'pieces, respell: () => unknownBaseQuery }', 'pieces }'),
  rtkBase(
    'takes what a base query passes on for a request of its own',
    'return isCopied === true &&',
    'return false &&',
  ),
  rtkBase('takes an error of its own for a response that nobody sees', ' || isError(node)', ''),
  rtk(
    'does not see a folder beside that of a computed base',
    'below(site.pieces.slice(0, at), site.pieces.slice(at))',
    'site.pieces',
  ),
  truth('does not know the type of a value in sight', 'if (typed !== undefined) return typed;', ''),
  callShape('takes the query of a call for its body', '[withQuery, withBody]', '[withBody]'),
  centra(
    'takes a request that is created elsewhere for one without a query',
    'const isBefore = !isCreatedHere(call) ||',
    'const isBefore =',
  ),
  request(
    'takes a body that is text for an object',
    'sendsJson(call, options) === true',
    'sendsJson(call, options) !== undefined',
  ),
  request('does not know whether a client sends JSON', '[...given, own]', '[own]'),
  request(
    'knows whether a call sends JSON if it does not',
    "typeof last.value === 'boolean' ? last.value : undefined",
    "typeof last.value === 'boolean' ? last.value : false",
  ),
  comicSource(
    "takes any class's `Network` for that of a comic source",
    "=== 'ComicSource') return true",
    "!== '') return true",
  ),
  shaped('does not know gaxios', "['request', 'instance', 'Gaxios']", '[]'),
  guess('does not see what a client is made of', 'if (inner !== undefined) return inner;', ''),
  guess('takes a created function to need new', "isClient || root.kind === 'module'", 'isClient'),
  guess('takes a response for a client', 'hasSlash || (creation?.isClient === true &&', 'hasSlash || (true &&'),
  memberNames(
    'does not know a method whose name has a default',
    'return isMethod ? choiceOf(',
    'return false ? choiceOf(',
  ),
  memberNames(
    'takes one of several methods for the only one',
    "others.length > 0 ? 'get' : only",
    "false ? 'get' : only",
  ),
  methods(
    'takes an assumed name of a method for certain',
    "return namesOf(name) === undefined ? 'assumed' : 'known';",
    "return 'known';",
  ),
  methods('takes an unknown name of a method for get', "return 'unknown';", "return 'assumed';"),
  calls('does not know what createRequire makes', 'isRequire(callee) ? moduleValue : undefined', 'undefined'),
  typedValues(
    'does not know what an alias of a type from outside names',
    'return outside?.source === undefined',
    'return true',
  ),
  typedValues('does not know what an interface extends', ': extendedBy(node);', ': undefined;'),
  readCall(
    'takes a client that only its type shows for one without a base',
    'bases[0] ?? baseOfType(call, library)',
    'bases[0]',
  ),
  byPlace(
    'does not know what a table gives to its functions',
    'if (ofTable !== undefined || position > 0)',
    'if (position > 0)',
  ),
  replaced('does not see that no end of a path is a slash', 'return isKept ? pieces : undefined;', 'return undefined;'),
  similar('does not know phin', "[{ module: 'phin', export: '' }]", '[]'),
  callShape('takes a callback for options', 'isCallbackAt(call, given.length - 1) ?', 'false ?'),
  unwrap('does not see that a callback takes the response', '&& hasCallback(evaluator, place)', '&& false'),
  similar('joins the base of a test runner as axios does', 'isBaseResolved: true,', ''),
  similar('does not read the settings of a test runner', "settings: { file: 'playwright.config', member: 'use' },", ''),
  baseUrl(
    'prefers the settings of a test runner to those of a file',
    'if (ofFile.length > 0)',
    'if (ofFile.length > 9)',
  ),
  fixtureGiven('does not know what a fixture gives to a test', 'return usedBy(evaluator, maker);', 'return undefined;'),
  pieces(
    'keeps the path behind an origin that is a text of its own',
    "(next.kind === 'text' && /^[/?#]/.test(next.text))",
    'false',
  ),
  queryText('does not read a URL and a query in one object', "named: ['url', 'query']", ''),
  queryText('reads lists that are written in a way of their own', "format.kind !== 'undefined' &&", 'false &&'),
  queryText(
    'reads a query in an object that others are spread into',
    "some(({ type }) => type !== 'ObjectProperty')",
    'some(() => false)',
  ),
  supertest('takes an app of the code base for an address', '({ ...form, isFor: hasAddress })', 'form'),
  followMember('lets a test compare a list with a page', '(last !== undefined && !isEnd)', 'false'),
  followMember('does not see what a test expects of a response', 'trace.callback(first, 0, response, call);', '{}'),
  globalMember('does not know what getters give to actions', "['actions', 'getters'],", ''),
];
