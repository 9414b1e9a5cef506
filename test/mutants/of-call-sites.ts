// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of code
import { mutantsIn } from './mutant.ts';

const spelling = mutantsIn('src/requests/edits/respell.ts', 'fixtures');
const headers = mutantsIn('src/requests/edits/headers.ts', 'fixtures');
const axios = mutantsIn('src/requests/libraries/axios.ts', 'fixtures');
const givenHeaders = mutantsIn('src/requests/edits/given-headers.ts', 'fixtures');
const superagent = mutantsIn('src/requests/libraries/superagent.ts', 'fixtures', 'projects');
const reading = mutantsIn('src/requests/read-call.ts', 'fixtures');
const baseUrls = mutantsIn('src/requests/base-url.ts', 'fixtures');
const growBase = mutantsIn('src/requests/wrappers/growing/grow-base.ts', 'fixtures');
const split = mutantsIn('src/requests/wrappers/growing/split-constant.ts', 'fixtures');
const lists = mutantsIn('src/requests/response/page-type.ts', 'fixtures');
const voidSiblings = mutantsIn('src/requests/wrappers/siblings/sibling.ts', 'projects');
const fields = mutantsIn('src/requests/wrappers/growing/split-constant.ts', 'projects');
const grownBases = mutantsIn('src/requests/wrappers/growing/grow-base.ts', 'projects');
const jquery = mutantsIn('src/requests/libraries/jquery.ts', 'fixtures');
const objects = mutantsIn('src/requests/edits/object-edit.ts', 'fixtures', 'komga');
const finder = mutantsIn('src/requests/finder.ts', 'fixtures', 'projects');
const unknown = mutantsIn('src/requests/guesses/unknown-client.ts', 'fixtures');
const direct = mutantsIn('src/values/direct-call.ts', 'projects');
const bases = mutantsIn('src/requests/edits/other-base.ts', 'fixtures', 'projects');
const defaults = mutantsIn('src/values/objects/client-defaults.ts', 'projects');
const layout = mutantsIn('src/migrate/edits/lay-out.ts', 'fixtures', 'projects');
const givenTests = mutantsIn('src/values/flow/truth.ts', 'komga', 'fixtures');
const gaps = mutantsIn('src/migrate/split/remove-statements.ts', 'fixtures');
const growing = mutantsIn('src/runner/scan/grow.ts', 'projects');
const tests = mutantsIn('src/requests/on-the-way/method-tests.ts', 'projects', 'komga');
const uses = mutantsIn('src/requests/on-the-way/method-use.ts', 'projects');
const byMethod = mutantsIn('src/migrate/objections/method-decides.ts', 'komga');
const hooked = mutantsIn('src/migrate/objections/hooked.ts', 'komga');
const moved = mutantsIn('src/migrate/objections/moved.ts', 'fixtures', 'komga');
const urlOfResponse = mutantsIn('src/migrate/objections/url-of-response.ts', 'fixtures');
const keptUrl = mutantsIn('src/requests/texts/text-users.ts', 'fixtures');
const methodEffects = mutantsIn('src/requests/on-the-way/method-effects.ts', 'fixtures');
const methodHeaders = mutantsIn('src/requests/on-the-way/method-headers.ts', 'fixtures');
const logCall = mutantsIn('src/requests/on-the-way/log-call.ts', 'fixtures');
const logStreams = mutantsIn('src/requests/on-the-way/log-call.ts', 'projects');
const besides = mutantsIn('src/requests/on-the-way/hooks.ts', 'fixtures');
const ofMethods = mutantsIn('src/requests/on-the-way/method-tests.ts', 'fixtures');
const replacedSender = mutantsIn('src/requests/on-the-way/replaced-sender.ts', 'fixtures');
const valueSource = mutantsIn('src/migrate/query/value-source.ts', 'fixtures');
const outcomes = mutantsIn('src/requests/response/flow/outcomes.ts', 'fixtures');
const followed = mutantsIn('src/requests/response/flow/follow.ts', 'fixtures');
const ofMembers = mutantsIn('src/requests/response/flow/follow-member.ts', 'fixtures');
const named = mutantsIn('src/migrate/objections/named-elsewhere.ts', 'fixtures');
const copies = mutantsIn('src/migrate/objections/overridden.ts', 'fixtures');
const membersOfCopies = mutantsIn('src/values/objects/members.ts', 'fixtures');
const requestObjects = mutantsIn('src/requests/libraries/fetch.ts', 'fixtures');
const shapes = mutantsIn('src/requests/response/shape/shape.ts', 'fixtures');
const passedOptions = mutantsIn('src/requests/wrappers/passed-options.ts', 'fixtures');
const beside = mutantsIn('src/migrate/objections/used-beside.ts', 'fixtures', 'komga', 'projects');
const nodeHttp = mutantsIn('src/requests/libraries/node-http.ts', 'fixtures', 'projects');
const onlyWithBody = mutantsIn('src/requests/wrappers/growing/only-with-body.ts', 'fixtures', 'projects');
const built = mutantsIn('src/migrate/query/built-query.ts', 'projects');
const ownPages = mutantsIn('src/requests/response/own-page.ts', 'projects');
const inherited = mutantsIn('src/values/objects/class-members.ts', 'projects');
const contentType = mutantsIn('src/requests/on-the-way/content-type.ts', 'komga', 'fixtures');
const style = mutantsIn('src/source/style.ts', 'fixtures');

/** Requests that are spelled wrongly. */
export const mutantsOfCallSites = [
  besides('does not look into decorators', 'return [...decorators, ', 'return ['),
  besides('does not look into listeners', 'return [...own, ...heard];', 'return own;'),
  besides('does not look at other ways to the same request', ', ...(site.otherwise ?? [])', ''),
  besides('does not follow the object of a request', '...receivers(evaluator, site)', ''),
  methodEffects(
    'does not know the names of events',
    "if (/^(emit|trigger|fire|publish|dispatchEvent)$/.test(called)) return 'event';",
    '',
  ),
  givenHeaders('takes no call to pass a content type', 'return !isOpen && names.size === 0;', 'return true;'),
  givenHeaders('takes any call to pass a content type', 'return !isOpen && names.size === 0;', 'return false;'),
  superagent(
    'sends JSON as another content type',
    "name === 'type' ? first : isContentType",
    "name === '' ? first : isContentType",
  ),
  growBase(
    'gives the version to one of two uses of a constant',
    'uses.length > 1 ? [[via], uses] : [[via]]',
    '[[via]]',
  ),
  lists('takes the content of an error for a list', ' || asksIfList(file)', ''),
  voidSiblings(
    'takes no sibling that returns nothing for one that does not either',
    'return isNothing || !givesNothing(other);',
    'return !givesNothing(other);',
  ),
  voidSiblings(
    'takes a sibling that returns nothing for one that does',
    'called.every(({ node }) => givesNothing(node))',
    'true',
  ),
  givenTests('does not follow a test that is passed', 'known ?? (isGivenTest', 'known ?? (false'),
  layout('keeps commas that no file of the package has', 'look.trailingCommas ? edits : withoutCommas(edits)', 'edits'),
  gaps('leaves an empty line at the start of a block', '{ ...edit, end: edit.end + gap }', 'edit'),
  split('cuts a constant that other code reads', 'inside.length === references.length', 'true'),
  split('cuts a constant that other files read', 'isOwn: !isExported(file, binding.name)', 'isOwn: true'),
  fields(
    'takes the version out of a field that others may read',
    '|| !isOwn) return undefined;',
    ') return undefined;',
  ),
  grownBases('gives the version to a function that is also a value', ' || !binding.references.every(isCalled)', ''),
  split('copies what a constant is made of', 'return parts.isPlain(inside) ?', 'return true ?'),
  growBase(
    'looks for the version in the whole address',
    'const via = piece.via.findLast(',
    'const via = piece.via.find(',
  ),
  baseUrls(
    'takes two clients with unknown bases for one',
    "optionsOfClient.filter(({ kind }) => kind !== 'undefined')",
    'optionsOfClient.filter(isAddress)',
  ),
  reading(
    'does not see that retries are off',
    'limit.value === 0 || limit.value === false ||',
    'limit.value === true ||',
  ),
  contentType(
    'does not see a content type taken away',
    '[{ place, isJson, isGone }]',
    '[{ place, isJson, isGone: false }]',
  ),
  contentType(
    'knows a content type only as it is usually written',
    'return name?.toLowerCase()',
    'return name?.toString()',
  ),
  contentType(
    'takes headers that are not in sight for none',
    'default:\n      return open;',
    'default:\n      return none;',
  ),
  hooked(
    'takes every hook for harmless',
    "if (touch.of === 'response') return plan.becomesPage;",
    "if (touch.of === 'response') return false;",
  ),
  moved('does not follow a path that is moved into other functions', 'depth >= mostCalls', 'depth >= 0'),
  passedOptions('spreads a list of headers', "return value.kind !== 'array';", 'return true;'),
  passedOptions('spreads `Headers`', "if (value.kind === 'external') {", "if (value.kind !== 'external') {"),
  passedOptions('spreads the entries of an object', "step.name === 'entries'", "step.name === ''"),
  methodEffects('overlooks a list of what was sent', "return 'list';", 'return undefined;'),
  methodEffects('knows headers by their name only', "made?.type === 'VariableDeclarator' &&", 'false &&'),
  logStreams('does not take what is written for a person for a log', 'std(err|out) write$', 'std(log) write$'),
  logStreams('takes each stream for a log', '/^process std(err|out) write$/.test(names', '/ write$/.test(names'),
  logCall('takes a list for a log', '/^(push|unshift)$/.test', '/^$/.test'),
  ofMethods('takes a constant for the method', '(isPassed && isConstant(place))', 'false'),
  methodHeaders(
    'overlooks default headers for computed methods',
    'if (method !== undefined && !methods',
    'if (!methods',
  ),
  replacedSender('takes options that nothing takes for passed on', 'isGlobal && takesOne(place)', 'isGlobal && false'),
  replacedSender('takes the options for the URL in a list of arguments', "names[1] === '0' ?", "names[1] === '1' ?"),
  replacedSender(
    'takes a body that `send` drops for passed on',
    'return isPassed || usesName',
    'return true || usesName',
  ),
  replacedSender('takes what an adapter makes up for a response', '...(isMade ?', '...(isMade === undefined ?'),
  valueSource(
    'drops a value that is sent as `undefined`',
    'if (isText && isAbsentWord(withoutCast(value.node)))',
    'if (!isText && isAbsentWord(withoutCast(value.node)))',
  ),
  valueSource(
    'takes all parts of a parameter to be passed',
    '&& isEmptyObject(parameter.right)',
    '&& !isEmptyObject(parameter.right)',
  ),
  ofMembers(
    'lets code measure a text',
    "if (found === 'harmless' && !isSize) return;",
    "if (found === 'harmless') return;",
  ),
  outcomes(
    'lets a function on the way measure a text',
    "memberName(parent) === 'length') return !asksIfAny(file, parent);",
    "memberName(parent) === 'length') return false;",
  ),
  outcomes(
    'takes a test of a size for a use',
    "return other.type === 'NumericLiteral' && other.value < 2;",
    'return false;',
  ),
  outcomes(
    'lets a function read a copy of the response',
    "isMember(member) && memberName(member) === 'clone'",
    'false',
  ),
  followed('lets a function revive the page', '&& !isForTexts(reviver)', '&& isForTexts(reviver) && false'),
  named('does not see old paths of a list in a table', 'amongPieces(site.pieces)', 'site.pieces'),
  named('overlooks what takes the path as an argument', '? call.callee.object', '? undefined'),
  named('overlooks a table by the path', '? parent.object', '? undefined'),
  named('overlooks a comparison with the old path', "parent?.type === 'BinaryExpression'", 'parent === undefined'),
  copies(
    'overlooks a copy with another value',
    'made && replaces(made, names)',
    'made && !replaces(made, names) && false',
  ),
  copies('overlooks what an object is created with', ': call.arguments.at(-1)', ': undefined'),
  copies(
    'takes any value of a copy for one that the method reads',
    'names.has(keyName(one) ?? ',
    "!names.has(keyName(one) ?? 'x') || names.has(",
  ),
  membersOfCopies('takes `this` of a copied method for the original', 'return ownedBy(value, found);', 'return found;'),
  requestObjects(
    'overlooks a request that is made of another one',
    'call.arguments.length > 1',
    'call.arguments.length > 9',
  ),
  shapes(
    'overlooks that a copy of a request is sent',
    "name === 'clone' ? shape : undefined;",
    "name === 'copy' ? shape : undefined;",
  ),
  copies(
    'overlooks a function that is replaced',
    'isMember(one) &&\n          memberName(one) === name &&',
    'false &&',
  ),
  copies(
    'takes a function of another object for the one that is replaced',
    'value.place.node === holder',
    'value.place.node !== undefined',
  ),
  urlOfResponse(
    'does not see parts of the old request that are read from its response',
    'this.found.push(...partsRead(file, member).map((node) => ({ ...place, node })));',
    '',
  ),
  urlOfResponse('lets code read the URL of a response', 'const read = reading.found.find(', 'const read = [].find('),
  urlOfResponse(
    'takes the URL of a response in a log line for a use',
    'if (!isOnlyShown(file, member)) ',
    'if (depth >= 0) ',
  ),
  urlOfResponse('does not look at functions that take a response', 'depth < mostCalls ?', 'depth < 0 ?'),
  keptUrl(
    'overlooks that a hook names the URL',
    "user?.type !== 'VariableDeclarator' || user.init",
    'true || user.init',
  ),
  keptUrl('follows a name into its own value', 'references.filter((one) => !contains(text, one))', 'references'),
  keptUrl('overlooks that a hook assigns the URL', 'isKey || isGiven || isAssigned', 'isKey || isGiven'),
  moved(
    'lets a value be taken before another one is read',
    'if (changed.length === 0) return undefined;',
    'if (changed.length >= 0) return undefined;',
  ),
  moved('takes an id that has changed since', '.slice(1))];', '.slice(99))];'),
  beside(
    'takes a signature for another use',
    'return uses.some(isPassed) || usesName(',
    'return uses.some(isPassed) && usesName(',
  ),
  beside(
    'takes the server for the path',
    "leaf.kind === 'text' && leaf.text.replace(origin, '') !== '' ? leaf",
    'leaf.kind !== undefined ? leaf',
  ),
  nodeHttp(
    'takes what may be a callback for options',
    'const unclear = mayBeCallback(call, form);',
    'const unclear = undefined;',
  ),
  nodeHttp(
    'does not end a request',
    '{ start: at, end: at, text: lineBefore(call, last) + text, isAlways: true },',
    '',
  ),
  onlyWithBody('changes a request without a body', 'return { ...either, text: key + either.text };', 'return edit;'),
  built('moves what a loop counts', 'one.isLoose || isMovable(one) ? one', 'one.isLoose || !isMovable(one) ? one'),
  ownPages(
    'does not import the page type',
    'return { name, imported: [{ start: at, end: at, text: isMarked ? `, type ${name}` : `, ${name}` }] };',
    'return { name, imported: [] };',
  ),
  inherited(
    'does not know the members of a class of a package',
    "steps: [{ kind: 'member', name }] };",
    'steps: [] };',
  ),
  tests('takes every test of the method for the same', 'const isSame = isKnown &&', 'const isSame = true ||'),
  tests('only notes that a table lacks the new method', 'known.isLacking ?', 'false ?'),
  uses('does not see a lookup that is an argument', 'return isLookup ? testOf', 'return false ? testOf'),
  tests(
    'does not look for tests of the method in the functions that are called',
    'this.#withCallees(this.#functions[count] as Place<FunctionNode>);',
    '',
  ),
  byMethod(
    'forgets the headers that a client has for one method',
    'return given ? refuse(',
    'return given && !given ? refuse(',
  ),
  bases(
    'sends to the old base',
    'literal(before + to + behind,',
    'literal(before + piece.text.slice(start, end) + behind,',
  ),
  defaults(
    'does not see a base that another file sets',
    "isShared.test(name) ? evaluator.filesWith('defaults')",
    "isShared.test(name) ? evaluator.filesWith('')",
  ),
  layout('moves code from under a comment that directs it', '.filter((start) => !isDirected(text, start))', ''),
  layout('leaves long lines', 'const defaultWidth = 120;', 'const defaultWidth = 1200;'),
  growing('lets a function grow once', 'round < mostRounds', 'round < 1'),
  unknown(
    "takes requests to a server of the test for a client's",
    "ownServers.test(callee.root.source ?? '')",
    'false',
  ),
  direct(
    'takes a method named call for that of functions',
    "if (evaluator.evaluate({ ...place, node: object }).kind !== 'function') return",
    'if (passed === undefined) return',
  ),
  spelling('writes `patch` in small letters', 'text: quoted(file, to) }]', 'text: quoted(file, to.toLowerCase()) }]'),
  spelling('keeps the case of the method that was there', 'const spelled = anyCase && ', 'const spelled = '),
  spelling(
    'sends a body that is no text',
    'if (isText) return `${name}: JSON.stringify(${body})`;',
    'if (isText) return `${name}: ${body}`;',
  ),
  spelling('breaks `{ method }`', 'const isName = property.shorthand && ', 'const isName = false && '),
  headers(
    'forgets the content type',
    'if (sendsJson(evaluator, value)) return nothing;',
    'if (value !== undefined) return nothing;',
  ),
  headers('sets a content type that is there', 'if (sendsJson(evaluator, value)) return nothing;', ''),
  headers(
    'loses the headers that were there',
    'if (isObject(value)) return inlineObject(file, [`...${operand(source)}`, pair]);',
    'if (isObject(value)) return inlineObject(file, [pair]);',
  ),
  axios(
    'sends the options of axios as its body',
    "return { url: 0, options: 1, method: { kind: 'member', method }, body: { kind: 'argument', index: 1 }, query };",
    "return { url: 0, options: 1, method: { kind: 'member', method }, body: { kind: 'argument', index: 2 }, query };",
  ),
  axios("does not know the axios client in Nest's `HttpService`", ", member: 'axiosRef'", ''),
  axios('does not see the base of an axios client', "base: 'baseURL'", "base: 'base'"),
  jquery(
    'drops `data` that are query parameters',
    "` + ${quoted(file, '?')} + ${jqueryOf(call)}.param(${data})`",
    "''",
  ),
  objects('moves a comment to another property', "return text[at] === ',' ? at + 1 : undefined;", 'return undefined;'),
  objects('loses a comma', "`,${lines.join(',')}`", "lines.join(',')"),
  finder(
    'does not look into wrappers of wrappers',
    'return onward.map((one) => ({',
    'return [].map((one: Reached) => ({',
  ),
  finder(
    'does not follow a path into a hook',
    'const loading = loadingOf(this.#evaluator, call);',
    'const loading = undefined as ReturnType<typeof loadingOf>;',
  ),
  style('changes line ends', "? '\\r\\n' : '\\n',", "? '\\n' : '\\n',"),
  style('changes quotes', 'return double * 2 > quoted.length ? \'"\' : "\'";', "return '\"';"),
  superagent(
    'takes the query of two requests for that of one',
    'one.isShared && one.name ===',
    'false && one.name ===',
  ),
  superagent('changes a query that another request sends too', '!one.isShared || ', 'true || '),
];
