import { type Mutant, mutantsIn } from './mutant.ts';

const bodies = mutantsIn('src/requests/texts/body-given.ts', 'fixtures');
const tests = mutantsIn('src/requests/on-the-way/method-tests.ts', 'fixtures');
const copies = mutantsIn('src/migrate/objections/overridden.ts', 'fixtures');
const fields = mutantsIn('src/values/objects/field-writes.ts', 'fixtures');
const types = mutantsIn('src/requests/on-the-way/content-type.ts', 'fixtures');
const defaults = mutantsIn('src/values/objects/client-defaults.ts', 'fixtures');
const texts = mutantsIn('src/requests/response/flow/outcomes.ts', 'fixtures');
const readers = mutantsIn('src/requests/response/flow/reader.ts', 'fixtures');
const sender = mutantsIn('src/requests/on-the-way/replaced-sender.ts', 'fixtures');
const writes = mutantsIn('src/values/objects/outside-writes.ts', 'fixtures');
const keptValues = mutantsIn('src/requests/texts/kept-value.ts', 'fixtures');
const replacedMethod = mutantsIn('src/values/declared/replaced-method.ts', 'fixtures', 'projects');
const laterTests = mutantsIn('src/requests/texts/later-tests.ts', 'fixtures');
const deprecated = mutantsIn('src/migrate/service/find-deprecated.ts', 'fixtures');
const appended = mutantsIn('src/requests/response/append.ts', 'fixtures');
const ofUrls = mutantsIn('src/migrate/objections/decided-by-url.ts', 'fixtures');
const splices = mutantsIn('src/values/text/splice.ts', 'fixtures');
const askedMethods = mutantsIn('src/requests/on-the-way/method-use.ts', 'fixtures');
const knownLists = mutantsIn('src/values/methods/known-methods.ts', 'fixtures');
const knownItems = mutantsIn('src/values/methods/known-value.ts', 'fixtures');
const handed = mutantsIn('src/requests/response/handed-on.ts', 'fixtures');
const blanks = mutantsIn('src/migrate/conditions/blank-value.ts', 'fixtures');
const insteads = mutantsIn('src/requests/response/flow/failure.ts', 'fixtures');

/** What other code does to the objects and functions that a request goes through. */
const ofTests = mutantsIn('src/requests/on-the-way/method-use.ts', 'fixtures');
const changedOnTheWay = mutantsIn('src/migrate/split/changed-on-the-way.ts', 'fixtures');
const passedQuery = mutantsIn('src/requests/query/passed-query.ts', 'fixtures');
const ofEffects = mutantsIn('src/migrate/proof/effects.ts', 'projects');
const ofElements = mutantsIn('src/values/elements.ts', 'fixtures');
const ofReturns = mutantsIn('src/values/returns.ts', 'fixtures');
const byContext = mutantsIn('src/requests/wrappers/by-context.ts', 'fixtures');
const evidence = mutantsIn('src/migrate/service/evidence.ts', 'projects');
const ofMentions = mutantsIn('src/migrate/mentions.ts', 'fixtures');
const ofJoined = mutantsIn('src/values/methods/joined.ts', 'fixtures');
const ofValues = mutantsIn('src/migrate/query/value-source.ts', 'fixtures');
const keyHolds = mutantsIn('src/migrate/proof/key-holds-body.ts', 'fixtures');

export const mutantsOfOthers: readonly Mutant[] = [
  tests('enters the methods of the class alone', 'env: this.#frameOf(whole) };', 'env: whole.env };'),
  bodies('overlooks options that were not passed', '(isNamed || isOptions(node))', 'isNamed'),
  askedMethods('takes what stands in for options for a test of them', '!isEmpty(parent.right) &&', ''),
  tests('takes what carries the options for a test of them', 'carriesOptions(at.node, use.controls, decides)', 'false'),
  copies('overlooks another path of another object', '?? givenAnew(site, evaluator)', ''),
  copies('overlooks another object with the same method', '?? borrowed(site, evaluator)', ''),
  fields('overlooks the base of a mixin', '? givenAsBase(evaluator, parent, place.file)', '? []'),
  writes(
    'overlooks elements of a list',
    "node.type === 'MemberExpression' && node.computed && isUnknown(value)",
    'false',
  ),
  types('overlooks the type that a transform of requests sets', 'given !== undefined && !/json/i.test(given)', 'false'),
  types('takes a type for forms for one of every body', '&& !isForOneKind(file, node, whole)', ''),
  defaults('overlooks what plugins set on a client', "list === 'defaults' && defaults.file === file", 'false'),
  texts(
    'overlooks a text that is asked for a list',
    'isCalled ? asksForList(memberName(member), call) :',
    'isCalled ? false :',
  ),
  readers('takes the first of several readers', 'return commonShape(found);', 'return found.at(-1);'),
  insteads(
    'overlooks a function for a failure that is only named',
    ': functionsOf(evaluator.evaluate(callback)).map(({ place }) => place)',
    ': []',
  ),
  deprecated(
    'leaves the path of an instance to its class',
    'if (site.sink !== undefined && isWhole(site.sink)) return true;',
    'return true;',
  ),
  appended(
    'reads the content without a response',
    'return /^Optional/.test(withoutCasts(inner.argument).type);',
    'return false;',
  ),
  ofUrls(
    'overlooks a test of the URL in an error',
    'urls.some((one) => becomesAnother(evaluator, test, one))',
    'false',
  ),
  splices('takes a whole constant for the condition in it', 'const inside = shared < 0 ?', 'const inside = true ?'),
  splices('overlooks who else reads the constant of a condition', 'via: references.slice(0, from) };', 'via: [] };'),
  askedMethods('overlooks what a list is asked about', 'isAskedBy(file, parent) ||', 'false ||'),
  knownLists('takes what is not known for true', 'one !== unseen && Boolean(one)', 'Boolean(one)'),
  knownItems(
    'takes a member of an item for the method',
    'if (root !== one.node) return undefined;',
    'if (root !== one.node) return this.#standIn(one);',
  ),
  handed('overlooks a callback of the caller', 'if (own.length > 0) return own;', 'if (own.length > 0) return [];'),
  handed('overlooks the listeners of a list', 'if (list !== undefined) return addedTo(evaluator, file, list);', ''),
  handed(
    'overlooks a listener in a field',
    'if (name !== undefined) return near',
    'if (name === undefined) return near',
  ),
  blanks(
    'overlooks a function that makes a blank text',
    'returnsOf(place.node).some((one) => holdsSuch(one, isBlankInstead))',
    'returnsOf(place.node).length < 0',
  ),
  insteads('takes one of two empty values for both', 'this.mixed ??= nothing', 'this.mixed ??= undefined'),
  insteads('takes what is read anew for what is not read', 'this.isEarly = isEarly;', ''),
  readers('overlooks the second function of a `then`', "name === 'catch' || name === 'then'", "name === 'catch'"),
  keptValues('overlooks the method in the text of an error', "kept(name ?? 'message')", 'kept(name)'),
  keptValues(
    'overlooks the method in a field of an error',
    'if (made.length > 0) return held',
    'if (made.length > 0) return []',
  ),
  laterTests(
    'overlooks the method in the error of a library',
    'isOfRequest(one, holder)',
    'false && isOfRequest(one, holder)',
  ),
  laterTests('takes a test with the same result for another one', 'known[0] !== known[1]', 'true'),
  laterTests('compares only a part of a test', '[whole, place.node].map(', '[place.node].map('),
  laterTests(
    'takes a function that the code on the way does not name for none',
    'if (!site.isClientKnown) return true;',
    'return false;',
  ),
  replacedMethod('takes what only hands on for another function', 'handsOn(file, withoutCasts(value))', 'false'),
  replacedMethod('takes the name of another call', '(paired.length > 0 ? paired : given)', 'given'),
  replacedMethod('takes any name', '|| one === name', '|| true'),
  sender('takes a list of arguments for passed on', 'readsFirst(file.names.parentOf(withCasts(file, one)))', 'false'),
  tests(
    'takes a constant for what is passed in options',
    'if (isConstant(place)) return false;',
    'if (!isConstant(place)) return false;',
  ),
  ofTests(
    'takes members of an enum for what is passed',
    "binding.kind !== 'param' && binding.scope",
    "node.type === 'Identifier' && binding.kind !== 'param' && binding.scope",
  ),
  sender(
    'overlooks methods that are replaced under unknown names',
    "typeof name === 'string' && name.toUpperCase()",
    'String(name).toUpperCase()',
  ),
  sender(
    'overlooks a replaced method that a request comes to',
    "operator !== '='",
    "!left.computed || operator !== '='",
  ),
  changedOnTheWay('overlooks a query that a function changes', '&& isChanged(file, inner)', '&& false'),
  passedQuery(
    'overlooks a parameter that a function adds to what it gives back',
    'flow.filled(binding, { node, file, env: undefined }, []);',
    '',
  ),
  passedQuery(
    'overlooks a parameter that a function takes away',
    'one) => isCutBy(file, one)',
    'one) => false && isCutBy(file, one)',
  ),
  ofEffects('copies a call that adds to its argument', '|| addsToArgument(node, value.place)', ''),
  ofElements('overlooks the names of a table', "(isOfEntry ? step?.name === '0' : name !== 'values')", 'false'),
  ofElements('overlooks a loop over names', "loop.type === 'ForInStatement'", 'false'),
  ofElements(
    'overlooks the values of an enum',
    'const names = namesInTable(value);',
    "const names = value.kind === 'object' ? namesIn(value) : [];",
  ),
  ofReturns(
    'takes an object that writes itself as a URL for no text',
    "value.kind !== 'instance' && value.kind !== 'object'",
    'true',
  ),
  deprecated(
    'overlooks a request whose method is not known',
    'return !holdsSuch(node, (inner) => {',
    'return false && !holdsSuch(node, (inner) => {',
  ),
  deprecated(
    'reports a request whose method callers give',
    'return isOpen && givenTo',
    'return false && isOpen && givenTo',
  ),
  deprecated(
    'leaves a call that gives the method to the function with the path',
    'methods.known.includes(methodOf(deprecation.operation)) &&',
    'true &&',
  ),
  byContext('overlooks a call that gives the method', 'shown.length > 0 && givesMethod(', 'false && givesMethod('),
  evidence(
    'takes a path without its end for that of others',
    'isOffered || isOptionalEnd(site, address, ways)',
    'isOffered',
  ),
  ofMentions(
    'knows a method beside a path by its name only',
    '&& isWord(one.value)',
    '&& /^method\\b/.test(file.textOf(one))',
  ),
  ofJoined('does not know the parts of a text', "by === '' || most !== undefined", 'true'),
  ofValues(
    'takes an absent value in the template of a tag for a word',
    'if (isSentAnyway && isGivenToTag(',
    'if (false && isGivenToTag(',
  ),
  keyHolds(
    'takes another parameter in a key for the body',
    'named.some((name) => isGiven',
    'named.some((name) => true || isGiven',
  ),
];
