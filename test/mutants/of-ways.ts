import { mutantsIn } from './mutant.ts';

const tests = mutantsIn('src/migrate/objections/same-for-url.ts', 'fixtures', 'projects');
const reading = mutantsIn('src/requests/on-the-way/url-tests.ts', 'fixtures', 'projects');
const replaced = mutantsIn('src/requests/wrappers/growing/replaced.ts', 'projects');
const siblings = mutantsIn('src/requests/wrappers/growing/grow-sibling.ts', 'projects');
const besides = mutantsIn('src/requests/wrappers/growing/beside.ts', 'projects');
const copied = mutantsIn('src/requests/wrappers/growing/grow-beside.ts', 'projects');
const growing = mutantsIn('src/requests/wrappers/growing/grow.ts', 'fixtures', 'projects');
const parameters = mutantsIn('src/requests/wrappers/growing/in-options.ts', 'fixtures');
const rounds = mutantsIn('src/migrate/edits/grow-wrappers.ts', 'projects');
const siblingSlots = mutantsIn('src/requests/wrappers/siblings/sibling-slots.ts', 'projects');
const slots = mutantsIn('src/requests/wrappers/slots.ts', 'fixtures', 'projects');
const lacking = mutantsIn('src/requests/wrappers/wrapper.ts', 'projects');
const context = mutantsIn('src/requests/wrappers/by-context.ts', 'projects');
const lists = mutantsIn('src/migrate/service/find-deprecated.ts', 'fixtures');
const entries = mutantsIn('src/values/text/pieces.ts', 'fixtures');
const ofElements = mutantsIn('src/values/elements.ts', 'fixtures');
const copies = mutantsIn('src/requests/on-the-way/hook-touches.ts', 'projects');
const wholeQueries = mutantsIn('src/migrate/query/query.ts', 'projects');
const loops = mutantsIn('src/requests/on-the-way/method-use.ts', 'projects');
const reducing = mutantsIn('src/values/methods/entries.ts', 'fixtures');
const texts = mutantsIn('src/values/text/splice.ts', 'projects', 'fixtures');
const intercepted = mutantsIn('src/requests/response/shape/interceptors.ts', 'projects');
const failures = mutantsIn('src/requests/on-the-way/hook-touches.ts', 'fixtures');
const dropped = mutantsIn('src/migrate/proof/verify.ts', 'fixtures');
const retrying = mutantsIn('src/requests/libraries/ofetch.ts', 'fixtures');
const hosts = mutantsIn('src/migrate/objections/sent-elsewhere.ts', 'fixtures');
const uses = mutantsIn('src/requests/texts/uses-of-text.ts', 'fixtures');
const hooks = mutantsIn('src/requests/on-the-way/hooks.ts', 'projects');
const mapped = mutantsIn('src/values/methods/mapped-list.ts', 'fixtures');
const resolved = mutantsIn('src/requests/response/flow/resolved.ts', 'fixtures');
const ownFields = mutantsIn('src/values/objects/field-writes.ts', 'fixtures');
const flow = mutantsIn('src/requests/texts/flow-of-text.ts', 'projects', 'fixtures');
const blank = mutantsIn('src/migrate/conditions/blank-value.ts', 'fixtures');
const evidence = mutantsIn('src/migrate/service/evidence.ts', 'projects');
const promises = mutantsIn('src/trial/world/promise.ts', 'projects');
const mutation = mutantsIn('src/values/objects/mutation.ts', 'fixtures', 'projects');
const given = mutantsIn('src/values/declared/client-given.ts', 'projects');
const requests = mutantsIn('src/requests/libraries/fetch.ts', 'projects');
const chained = mutantsIn('src/requests/libraries/similar/chained-verbs.ts', 'projects');
const named = mutantsIn('src/requests/wrappers/wrapper-spelling.ts', 'projects');
const taken = mutantsIn('src/requests/recognise.ts', 'projects');
const operands = mutantsIn('src/values/text/splice.ts', 'projects');
const pages = mutantsIn('src/requests/response/own-page.ts', 'projects');
const pieces = mutantsIn('src/requests/response/unwrap.ts', 'projects');
const members = mutantsIn('src/values/objects/class-members.ts', 'projects');

const mini = mutantsIn('src/requests/libraries/similar/mini-program.ts', 'projects');
const passed = mutantsIn('src/migrate/service/unseen-caller.ts', 'projects');
const found = mutantsIn('src/requests/find-call-sites.ts', 'projects');
const joinedValues = mutantsIn('src/requests/response/shape/shape.ts', 'fixtures', 'projects');
const address = mutantsIn('src/values/text/address-given.ts', 'projects');
const writeOut = mutantsIn('src/values/text/write-out.ts', 'projects');
const wrapper = mutantsIn('src/requests/wrappers/wrapper.ts', 'projects');
const grown = mutantsIn('src/migrate/edits/grow-wrappers.ts', 'projects');
const beside = mutantsIn('src/migrate/objections/used-beside.ts', 'fixtures');
const spellings = mutantsIn('src/requests/wrappers/wrapper-spelling.ts', 'fixtures');
const querySteps = mutantsIn('src/requests/query/query-steps.ts', 'fixtures');
const seeds = mutantsIn('src/migrate/service/seeds.ts', 'projects');
const types = mutantsIn('src/requests/on-the-way/method-type.ts', 'fixtures');
const castTypes = mutantsIn('src/requests/response/cast-type.ts', 'fixtures');
const bodies = mutantsIn('src/requests/response/flow/body.ts', 'fixtures');
const growths = mutantsIn('src/requests/wrappers/growing/grow.ts', 'projects');
const fitting = mutantsIn('src/values/types/signatures-to-fit.ts', 'projects');
const ofMethod = mutantsIn('src/requests/on-the-way/method-tests.ts', 'fixtures');
const asOne = mutantsIn('src/migrate/conditions/named-as-one.ts', 'fixtures');
const planned = mutantsIn('src/migrate/proof/as-planned.ts', 'fixtures');
const hookBases = mutantsIn('src/requests/on-the-way/hook-base.ts', 'fixtures');
const boundTexts = mutantsIn('src/values/text/pieces.ts', 'fixtures');
const bases = mutantsIn('src/requests/base-url.ts', 'fixtures', 'projects');
const passedQuery = mutantsIn('src/requests/query/passed-query.ts', 'fixtures');
const getOnly = mutantsIn('src/requests/get-only.ts', 'fixtures');
const urlEdit = mutantsIn('src/values/text/edit.ts', 'fixtures');
const joinedLists = mutantsIn('src/values/methods/joined.ts', 'projects');
const commonStart = mutantsIn('src/values/text/common-start.ts', 'fixtures');
const slashes = mutantsIn('src/values/methods/replaced.ts', 'fixtures');
const chains = mutantsIn('src/values/calls.ts', 'fixtures');
const getters = mutantsIn('src/requests/url-getter.ts', 'fixtures');
const selves = mutantsIn('src/values/self.ts', 'fixtures');
const contexts = mutantsIn('src/values/context.ts', 'fixtures');
const flowing = mutantsIn('src/requests/texts/flow-of-text.ts', 'fixtures');
const joins = mutantsIn('src/values/methods/joined.ts', 'projects', 'fixtures');
const above = mutantsIn('src/values/text/url-object.ts', 'fixtures');
const tags = mutantsIn('src/values/binding-value.ts', 'fixtures');

const options = mutantsIn('src/requests/wrappers/passed-options.ts', 'fixtures');
const namedWays = mutantsIn('src/requests/wrappers/wrapper-spelling.ts', 'fixtures');
const methodTypes = mutantsIn('src/requests/on-the-way/method-type.ts', 'fixtures');
const takenOptions = mutantsIn('src/requests/wrappers/taken-options.ts', 'fixtures');
const closed = mutantsIn('src/requests/edits/headers.ts', 'fixtures');
const valueKinds = mutantsIn('src/values/types/value-kinds.ts', 'fixtures');

/** What happens between a call and the request that is not seen, or is seen wrongly. */
export const mutantsOfWays = [
  reducing('does not follow a list that is reduced to a path', ' ?? fewElements(evaluator, receiver)', ''),
  texts('splices a constant and the template that names it', 'if (!isOneExpression(from, to)) return undefined;', ''),
  uses('does not see the methods of a copy', "if (one.type === 'SpreadElement') return [one.argument];", ''),
  uses(
    'does not know what a bound function has as this',
    'if (isBound) return [(call.callee as AnyMember).object];',
    '',
  ),
  uses('does not know what an iterator gives', 'return isMethod && owner.computed === true', 'return false'),
  tests('lets the URL decide on the way', 'before !== unseen && before === after', 'true'),
  tests('takes a test that is not known to stay the same', 'before !== unseen && before === after', 'before === after'),
  reading(
    'does not look into functions that are given the URL',
    'if (asked === undefined) this.#pass(at, use.given, held);',
    '',
  ),
  replaced(
    'lets a method grow that another function takes the place of',
    '.some(losesArguments);',
    '.some(() => false);',
  ),
  context(
    'takes a path with a hole behind it for one that shows the path',
    'const other = found < 0 ? undefined : whole[before + found];',
    'const other = leaves[found];',
  ),
  given('knows a client by its type alone', 'return isWanted &&', 'return false &&'),
  given('takes one of several clients', 'nodeOf(other) === nodeOf(first)', 'true'),
  requests('makes a POST the key of a cache', 'uses.some((use) => isKeptAlways(call.place.file, use))', 'false'),
  chained('overlooks a query in a chain', 'chain.flatMap((one) => one.call.arguments.slice(0, 1))', '[]'),
  chained(
    'overlooks a query that the client was made with',
    "return isGiven || isReplaced ? 'unknown' :",
    "return isReplaced ? 'unknown' :",
  ),
  named(
    'names the method by its text where an enum names it',
    'return /^[\\w$]+$/.test(other.name) ?',
    'return other.name === undefined ?',
  ),
  taken(
    'does not know a fetch that was taken out of something',
    "last.kind === 'member' && last.name === origin.parameter",
    'false',
  ),
  operands(
    'leaves a joined value behind',
    "return side === 'end' ? operandOf(root, references) : undefined;",
    'return undefined;',
  ),
  pages('takes a page that cannot be changed', '!isReadonly &&', ''),
  pieces(
    'does not read a response that arrives in pieces',
    "if (kind.arrives === 'events') followPieces(trace, place, kind);\n  else ",
    '',
  ),
  members('asks parents and subclasses for a member in turn', 'if (names.has(name)) return undefined;', ''),
  context(
    'takes a row that the call names for any row',
    'pathsWith(site, at?.node) <= pathsWith(inner, at?.node)',
    'true',
  ),
  context(
    'does not see a path that the object gives',
    'if (!isGiven && !isByMethod) return undefined;',
    'if (!isByMethod) return undefined;',
  ),
  context(
    'tells of calls that only lead to one that shows the path',
    '!isShown(leaf, reached, known, finder),',
    'true,',
  ),
  lists('changes a call over a list of which one entry stays', 'found.length === ways?.length', 'found.length > 0'),
  entries('edits a list that other code reads', 'if (piece.isEditable) return', 'if (piece.among) return'),
  ofElements('edits a list whose entries are read twice', 'binding.references.length === 1 && isOnly', 'isOnly'),
  copies('does not look into a copy of the request', 'this.#found.push(...this.#inCopy(parent, top));', 'void 0;'),
  failures('does not see what is returned in place of a failure', 'flatMap(insteadOfFailure)', 'flatMap(() => [])'),
  dropped('lets any effect vanish with what is dropped', '(isDroppable(text) || setters', '(true || setters'),
  dropped('keeps a call only because its result is new each time', '(isDroppable(text) || setters', '(setters'),
  retrying('takes a number of retries for that of GET only', 'retriesAll: true', 'retriesAll: false'),
  hooks('does not see a hook among the defaults', '...options, ...defaults,', '...options,'),
  hooks('does not see the interceptors of an application', ', ...angularInterceptors(evaluator, site)]', ']'),
  mapped('joins what a filter leaves out', '!isEmpty(values[index] as Value, element)', 'element !== undefined'),
  resolved('takes the result of a queue for that of its job without looking', '&& isPassedOn(file, name, resolve)', ''),
  wholeQueries(
    'takes a query that is changed later for a part of the value before it',
    'isWholeQuery(piece) && isWrittenHere(site, piece))',
    'isWholeQuery(piece) && !piece)',
  ),
  loops('does not see a test of a loop', "    case 'ForStatement':\n", ''),
  texts(
    'puts a template into a plain string',
    "(isString && text.includes('${') && (added",
    "(isString && text.includes('$$') && (added",
  ),
  hooks(
    'does not see a query that a function on the way writes',
    'const written = options.writes.filter((one) => isQuery(one.path) && one.happens() !== false);',
    'const written = options.writes.filter(() => false);',
  ),
  flow(
    'takes a call that asks something of a path for one that sends it',
    '(asking.test(name) || isOfStore(',
    '(isOfStore(',
  ),
  flow('does not follow a host into a store', "name === 'set' && call.arguments[1] === node", 'false'),
  uses('does not follow a host under a computed key', "(object.type === 'ThisExpression' ? (key?", '(false ? (key?'),
  ownFields(
    'does not see what code of a class writes to other objects',
    "if (name.startsWith('#')) {",
    "if (name.startsWith('#')) return [];\n  if (false) {",
  ),
  hosts(
    'only sees the first of the origins',
    'site.pieces.slice(0, 1).flatMap(leavesOf)',
    'site.pieces.slice(0, 1).flatMap(leavesOf).slice(0, 1)',
  ),
  flow('does not follow a path into a field', "case 'ClassPrivateProperty':", ''),
  blank(
    'takes any text for one that is not blank',
    "if (isOnly(kinds, 'text')) return { test: alsoUnder(parameter, source), source };",
    '',
  ),
  blank(
    'takes a text that is not null for one that is not blank',
    'return isAsked ? test : undefined;',
    'return undefined;',
  ),
  evidence('takes another method of one call for that of another service', 'methodsOfCall.some(', 'known.some('),
  promises('forgets what led to a callback', 'OwnPromise.tasks.fromHere(() => {', '(() => {'),
  mutation('keeps a query that is replaced', 'pieces = withoutQuery(pieces);', ''),
  address(
    'takes a class that is handed on for one that is only created',
    'return references.every((reference) => isCallee(names, reference));',
    'return true;',
  ),
  address(
    'takes one address for that of all objects',
    'return first && others.length > 0 ? choiceOf([first, ...others], place) : first;',
    'return first;',
  ),
  writeOut(
    'writes out an address that an object is created with',
    '&& isGivenAround(root, unit.pieces);',
    '&& unit.start < 0;',
  ),
  wrapper('reports a factory for what a function inside says', 'if (isSaidInside(reached, finder)) return [];', ''),
  grown('adds parameters in the order of the calls', 'Number(a.isOfBase) - Number(b.isOfBase)', '0'),
  beside(
    'does not see the path in a header',
    'if (path === undefined || site.double !== undefined) return [];',
    'return [];',
  ),
  flowing(
    'does not follow a table whose entries are listed',
    'if (this.#isToValue && outer && isListing(outer))',
    'if (false)',
  ),
  flowing(
    'does not follow a function that a list is mapped with',
    'const isSeen = this.#isToValue || ',
    'const isSeen = ',
  ),
  flowing('does not follow a field of a class', 'if (this.#isToValue) this.#followAll(', 'if (false) this.#followAll('),
  spellings('gives any table another method', ' || !canBeExtended(file, given.object)', ''),
  spellings(
    'takes any parameter for one of any string',
    "known.type === 'TSStringKeyword' || literalsOf(known).length > 0",
    'true',
  ),
  lists(
    'takes a fixed part of the path for an id',
    'given.some((argument) => contains(argument, one.node))',
    'given.length < 0',
  ),
  querySteps(
    'gives a query of strings a boolean',
    'steps.every(({ name }) => name !== undefined) && isOfTexts(',
    'names.length === 0 && isOfTexts(',
  ),
  seeds('does not look into a file that joins a path', "code.includes('.join(') &&", 'false &&'),
  types('does not look at overloads', '(isTaken ? own : [...own, ...listed])', 'own'),
  types('adds a method to an overload that takes no body', "if (from === 'GET' && holder", "if (from === '' && holder"),
  types('adds a method to a type in another case', 'isLower ? lower : change.to', 'change.to'),
  castTypes('names a type parameter outside its function', '!namesParameter(file, type)', 'true'),
  castTypes('takes an unwrapped response of axios for typed', 'isUnwrapped || (', '(false || '),
  bodies('reads the content of a value of an unknown type', "type?.type === 'TSAnyKeyword'", 'false'),
  growths('gives a function a second version', 'slottedInside(site, at, base, slot.name)', '[]'),
  growths('lets a called parameter keep its type', 'type === undefined ? new Map()', 'true ? new Map()'),
  fitting('lets a function in an object grow beyond its type', 'if (member !== undefined) return', 'if (false) return'),
  ofMethod(
    'does not see the body of a call',
    "if (this.#subject === 'body') return isBodyGiven(this.#evaluator, this.#site, place, this);",
    '',
  ),
  ofMethod('does not see the method in a header', '(carrier !== undefined || kept', '(kept'),
  asOne('takes any value in a query for one', '!isTaken && !isWrittenAsOne(value, one)', '!isTaken'),
  uses(
    'does not follow the rest of the arguments',
    "last?.type === 'RestElement' ? last.argument : params[position]",
    'params[position]',
  ),
  intercepted('takes the interceptors of a library for those of fetch', '!/^\\$?fetch$/.test(name)', 'true'),
  intercepted(
    'takes the interceptors of a library for those of another one',
    'packageName(one.source) === packageName(root.source)',
    'true',
  ),
  planned('does not ask whether a query that the call passes arrives', 'if (isPassed && ', 'if (false && '),
  hookBases('takes a base that depends on the request for that of each', '!isOfRequest && ', ''),
  hookBases('takes a base that is set under a condition for that of each', ' && isReached(at.file, whole, one)', ''),
  hookBases(
    'does not see that a hook returns before it sets a base',
    'left.every((end) => contains(end, one)) && ',
    '',
  ),
  bases(
    'does not see that a hook may set another base',
    'said[0] && sometimes?.length ? [choiceOf([...sometimes, said[0]], call.place)] : said.slice(0, 1)',
    'said.slice(0, 1)',
  ),
  boundTexts(
    'takes a call of itself for another request',
    "if (given?.node.type !== 'Identifier') return given;",
    'if (given !== undefined) return given;',
  ),
  boundTexts(
    'does not look into options that a call of itself passes',
    'takenFrom(whole, paths[index] ?? [])',
    'whole',
  ),
  boundTexts(
    'takes a default for another value in a call of itself',
    '? outer : (outer ?? given)',
    '? (outer ?? given) : (outer ?? given)',
  ),
  passedQuery(
    'does not follow a query in options that are spread',
    'return membersOf(property.argument, literal.properties.slice(index).map(propertyName));',
    'return [];',
  ),
  passedQuery(
    'does not follow a query in options that are passed on',
    "kind === 'object' ? membersOf(argument) : []",
    "kind === 'array' ? membersOf(argument) : []",
  ),
  getOnly('takes any method for that of the request', 'some((one) => sent.has(one))', 'some(() => true)'),
  getOnly(
    'does not see that what is looked up is used for a GET',
    "outer.type === 'VariableDeclarator' && !isHeld && isLookUp(inner)",
    'false',
  ),
  urlEdit('writes a text where a function takes a URL object', ' && !isObjectTaken(evaluator, root)', ''),
  urlEdit(
    'does not mark what is shared at the call',
    'markedHere(evaluator, root, alternative, change) ?? direct[index]',
    'direct[index]',
  ),
  urlEdit('leaves the slash of a part that goes with the base', 'text === version ? [] : text', 'text'),
  urlEdit('joins what changes in the base and in the path', "index === 0 && flat[segmentEnd] === '/'", 'false'),
  planned(
    'takes a query that is empty now for a missing one',
    'if (actual === planned ||',
    'if (actual === planned || actual ===',
  ),
  joinedLists('takes a part that a filter may leave out to be there', 'return isShorter', 'return false'),
  texts('cuts a parenthesis off', ".lastIndexOf(')') + 1", '.length * 0'),
  texts('leaves nothing to concatenate', "text === '' && start === startOf(from.node) + 1", 'false'),
  commonStart('takes two literals for one', 'one.at?.start === other.at?.start', 'true'),
  commonStart(
    'does not see that a URL is written twice',
    'behindFirst ?? queryBehind(second, first)',
    'undefined as never',
  ),
  slashes('takes all slashes away for one', '/[+*]/.test(count) ? slashes : Math.min(slashes, 1)', 'slashes'),
  slashes('does not add the slash that is missing', '!/[*?]/.test(count)', 'true'),
  slashes('takes slashes from the wrong end', "{ isStart: start !== '', count }", '{ isStart: true, count }'),
  chains('does not decode what is hidden', 'atob: converted(atob),', ''),
  selves('does not know what a call passes as arguments', 'argumentsAt(place) ?? ', ''),
  contexts(
    'takes the arguments of one call for those of all',
    "if (inner.type === 'Identifier' && inner.name === 'arguments') isOpen = true;",
    '',
  ),
  flowing(
    'does not see what is read through arguments',
    'this.#followAll(place.file, readsOfArguments(place, position), depth);',
    '',
  ),
  joins('knows nothing of a list that ends with another', ' ?? upToSpread(evaluator, list)', ''),
  above('keeps the dots after a base that is one of several', 'withoutDots([...branch, ...joint], text) ?? ', ''),
  tags('does not know what tags give a component', 'propGiven(evaluator, binding, place) ??', ''),
  chains('calls a method of something absent', "if (isCutShort(evaluator, place)) return { kind: 'undefined' };", ''),
  getters('does not see a computed URL', 'computedBy(evaluator, evaluator.evaluate(place)) ?? place', 'place'),
  mini('sends PATCH from a mini program', 'lacks: { PATCH:', 'lacks: { TRACE:'),
  lacking(
    'sends PATCH through a function of a mini program',
    'const lack = lackOf(inner, change);',
    'const lack = undefined as never;',
  ),
  mini('sends a form from a mini program', "!saysAnother(call.evaluator, optionOf(call, 'header'))", 'true'),
  passed(
    'takes a function that another file passes on for unused',
    ' && !isPassedElsewhere(evaluator, owner, file)',
    '',
  ),
  found('counts a described request twice', '!all.some((other) => isSentBy(other, site))', 'true'),
  joinedValues(
    'takes one value of an object for another',
    "return shape.at === name ? shape.of : 'harmless'",
    'return shape.of',
  ),
  siblings('gives a sibling a parameter that its call has already', ' || !lacksProperty(literal, property)', ''),
  siblings(
    'does not pass on what a sibling is given',
    'if (lacked === undefined || more.length > 0',
    'if (lacked !== undefined || more.length > 0',
  ),
  slots(
    'tries a body without a method first',
    'functionsOf(passing).some(takesMethod) ? [...both, ...bodyAlone] : [...bodyAlone, ...both]',
    '[...bodyAlone, ...both]',
  ),
  options(
    'sets a property twice',
    'return [...replaced, ...addProperties(file, literal, added)];',
    'return addProperties(file, literal, properties);',
  ),
  namedWays('does not see a method in options', '[node, ...valuesIn(node)]', '[node]'),
  methodTypes(
    'widens a type at one place for two methods',
    'literalsOf(node).find(({ value }) => value.toUpperCase() === from) ?? node',
    'node',
  ),
  methodTypes(
    'knows the type of a method by its name only',
    ".filter((member) => member.type === 'TSPropertySignature')",
    ".filter((member) => member.type === 'TSPropertySignature' && keyName(member) === 'method')",
  ),
  takenOptions(
    'passes options that their type does not allow',
    'return properties.every((property) =>',
    'return properties.every((property) => true ||',
  ),
  closed(
    'reads headers that the type of the options does not have',
    'if (!mayBring(evaluator, place.file, spread, name)) return undefined;',
    '',
  ),
  valueKinds(
    'takes a comparison for a value that may be blank',
    'if (comparesOrNegates(node)) return',
    'if (false) return',
  ),
  besides('copies a long function', 'const mostLines = 12;', 'const mostLines = 99;'),
  besides(
    'puts a function beside one that a test fakes',
    'if (isFaked(evaluator, keyName({ key }))) return undefined;',
    '',
  ),
  besides('takes the name that a subclass has', ', ...subclassesOf(evaluator, { node, file, env: undefined })]', ']'),
  besides('adds a member to an object of a type', "!isTyped || holder?.type === 'VariableDeclarator'", 'true'),
  besides('does not export what stands beside an export', 'const shown = isInside ? []', 'const shown = true ? []'),
  copied('names the old method in a copy', '[...inside, ...named]', 'inside'),
  growing('decides a method that its callers say', '[undefined, method] : [method]', '[method] : [method]'),
  parameters('takes the version from options that are changed', 'isChanged(file, one) || isKey(file, one)', 'false'),
  parameters(
    'takes the version from options that calls do not write out',
    'if (mayBeGiven(evaluator, file, binding, nameIn(property))) return undefined;',
    '',
  ),
  rounds('tells of a base at every call', "code === 'assumed-base' &&", "code === 'none' &&"),
  rounds('tells of a function at every call', 'const isNew = !told.has(message);', 'const isNew = true;'),
  rounds(
    'adds a function and lets others grow for what it does',
    'const groups = isEarly ? first : all;',
    'const groups = all;',
  ),
  rounds('reports what nothing calls yet', "outcome !== 'manual' || places.has", 'true || places.has'),
  siblingSlots(
    'passes no query behind a body',
    'if (query === undefined) return insertedAfter',
    'if (query !== undefined) return [];\n  return insertedAfter',
  ),
];
