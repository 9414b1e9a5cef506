// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of code
import { mutantsIn } from './mutant.ts';

const rest = mutantsIn('src/values/objects/rest-of-object.ts', 'fixtures');
const made = mutantsIn('src/values/objects/class-facts.ts', 'fixtures');
const statics = mutantsIn('src/values/objects/class-members.ts', 'fixtures');
const onRequest = mutantsIn('src/values/declared/set-on-request.ts', 'projects');
const decided = mutantsIn('src/values/methods/decided-call.ts', 'fixtures');
const slashes = mutantsIn('src/values/text/replaced-slashes.ts', 'fixtures');
const branches = mutantsIn('src/requests/response/flow/branches.ts', 'fixtures');
const types = mutantsIn('src/requests/response/flow/content-type.ts', 'fixtures');
const outcomes = mutantsIn('src/requests/response/flow/outcomes.ts', 'fixtures');
const resolved = mutantsIn('src/requests/response/flow/resolved.ts', 'fixtures');
const events = mutantsIn('src/requests/response/flow/events.ts', 'fixtures');
const held = mutantsIn('src/values/property-value.ts', 'fixtures');
const texts = mutantsIn('src/values/text/query-text.ts', 'fixtures');
const fills = mutantsIn('src/requests/query/query-fills.ts', 'fixtures');
const wrapper = mutantsIn('src/requests/wrappers/wrapper.ts', 'fixtures');
const names = mutantsIn('src/requests/query/keeps-name.ts', 'fixtures');
const growing = mutantsIn('src/requests/wrappers/growing/grow-base.ts', 'fixtures');
const urls = mutantsIn('src/requests/url-use.ts', 'fixtures');
const calls = mutantsIn('src/requests/find-call-sites.ts', 'fixtures');
const named = mutantsIn('src/migrate/service/names.ts', 'fixtures');
const origins = mutantsIn('src/migrate/objections/sent-elsewhere.ts', 'projects');
const tests = mutantsIn('src/requests/on-the-way/url-tests.ts', 'projects');
const parts = mutantsIn('src/migrate/split/kept-properties.ts', 'projects');
const shapes = mutantsIn('src/values/types/object-shape.ts', 'fixtures');
const asked = mutantsIn('src/migrate/split/asked-alike.ts', 'fixtures');
const planned = mutantsIn('src/migrate/document-notes.ts', 'fixtures');
const bases = mutantsIn('src/requests/edits/other-base.ts', 'fixtures');
const alike = mutantsIn('src/migrate/split/asked-alike.ts', 'fixtures');
const inUrl = mutantsIn('src/migrate/split/query-changes.ts', 'fixtures');
const folders = mutantsIn('src/values/text/url-object.ts', 'fixtures');
const standing = mutantsIn('src/values/text/written-at.ts', 'fixtures');
const beside = mutantsIn('src/migrate/service/base-change.ts', 'fixtures');
const joinedBase = mutantsIn('src/requests/base-url.ts', 'fixtures');
const proved = mutantsIn('src/migrate/proof/as-planned.ts', 'fixtures');
const shown = mutantsIn('src/migrate/service/shown-base.ts', 'fixtures');
const replacing = mutantsIn('src/values/text/named-address.ts', 'fixtures');
const unknown = mutantsIn('src/migrate/service/unknown-base.ts', 'fixtures');
const identity = mutantsIn('src/migrate/service/identity.ts', 'fixtures');

/** Idioms of ordinary code that are not understood, or are believed too far. */
export const mutantsOfIdioms = [
  rest(
    'keeps what the rest of an object leaves out',
    'const removals = isWritten ? [] : without',
    'const removals = isWritten || without.length > 0 ? [] : without',
  ),
  rest(
    'knows nothing of the rest of an object that others were spread into',
    "if (value.kind !== 'object' || hasUnknownSpread(evaluator, value)) return undefined;",
    "if (value.kind !== 'object' || value.place.node.properties.some((one) => one.type === 'SpreadElement')) return undefined;",
  ),
  made(
    'takes `this` in a base class for an instance of that class',
    "const self: ClassInstance = whole ?? { kind: 'instance', place, creation };",
    "const self: ClassInstance = { kind: 'instance', place, creation };",
  ),
  statics(
    'does not know what is added to a class',
    "if (added !== undefined && added.type !== 'ObjectMethod') return evaluator.evaluate({ ...owner, node: added });",
    '',
  ),
  onRequest(
    'does not know a client that is set unless it is there',
    "return isSame && value.operator !== '&&' ? value.right : value;",
    'return value;',
  ),
  decided(
    'does not know that a test of an index asks what is there',
    "['~', '>-1', '>=0', '!==-1', '!=-1']",
    "['>=0']",
  ),
  decided(
    'takes a test for what is missing for one for what is there',
    "'==-1'].map((test) => [test, { asked: 'includes', isWanted: false }",
    "'==-1'].map((test) => [test, { asked: 'includes', isWanted: true }",
  ),
  decided(
    'does not know that a URL has no query yet',
    "return asked === '?' && endsInPath(pieces) ? false : undefined;",
    'return undefined;',
  ),
  decided(
    'does not know the first character of a path',
    "return value.kind === 'text' ? leadingText(value.pieces)[0] : undefined;",
    'return undefined;',
  ),
  slashes('leaves doubled slashes', 'const written = filler.replace(', 'const written = text || filler.replace('),
  branches(
    'reads what is not JSON as a list',
    "return isJson !== undefined && isJson !== holds ? 'failed' : undefined;",
    'return undefined;',
  ),
  branches(
    'forgets a test behind one that says less',
    "return later === undefined || (later === 'mixed' && before !== undefined) ? before : later;",
    'return later ?? before;',
  ),
  types(
    'does not know a test for a content type at all',
    "if (test.type === 'Identifier') return isContentType(file, test) ? true : undefined;",
    '',
  ),
  outcomes(
    'reads the first of several promises only',
    "if (list?.type !== 'ArrayExpression' || !isOutside(file, node.callee, 'Promise.race')) return undefined;",
    'return undefined;',
  ),
  resolved(
    'takes a promise that a timer resolves for one that only rejects',
    'file.names.bindingOf(param)?.references.length === 0;',
    'true;',
  ),
  events(
    'does not know that a request decodes JSON',
    "return isSet && write.right.type === 'StringLiteral' && write.right.value === 'json';",
    'return false;',
  ),
  wrapper(
    'does not see a query in a path that is joined to it',
    'holdsCall(call.file, root) : isMade',
    'isCall(root) : isMade',
  ),
  names('takes renamed parameters for those of the query', '&& isFilledByName(fn, all, isOne)', ''),
  names(
    'does not see the names in a list of lists',
    'if (isName(property, /^(join|filter)$/)) return isNamed(object, isOne);',
    '',
  ),
  growing(
    'does not see a slash that is cut off behind the version',
    "return /^\\/$/.test(rest) ? rest : '';",
    "return '';",
  ),
  urls(
    'leaves a path that is brought into shape under a test',
    "if (choice?.type === 'IfStatement') return choice.test === asked && onlyChanges(file, choice, binding);",
    "if (choice?.type === 'IfStatement') return false;",
  ),
  calls(
    'takes a client that may be passed for an unknown one',
    "return externalsOf(value).filter(({ root }) => !isOwn || root.kind !== 'parameter');",
    'return externalsOf(value);',
  ),
  named(
    'edits a base that is named after something else',
    'return names.some(namesOurs) ? [] :',
    'return names.length > 0 ? [] :',
  ),
  identity(
    'asks whose a base is that any service may have',
    'return words.some((word) => namesOurs(word));',
    'return true;',
  ),
  asked(
    'edits the options of a call for the first of its URLs only',
    'changesOptions(one) === changesOptions(plan)',
    'true',
  ),
  planned('checks all URLs of a call against each operation', 'url.deprecation === deprecation', 'true'),
  bases('does not repeat an address for one call', '!(isCopied && mayRepeat)', 'true'),
  unknown(
    'edits what a class for another service sends through the same base class',
    "const siblings = parent?.kind === 'class' ? subclassesOf(evaluator, parent.place) : [];",
    'const siblings: readonly Place<ClassNode>[] = [];',
  ),
  named(
    'takes every class beside that of this service for one of another',
    'return wordsOf(name).some((word) => word.length > 2 && !ofAnyClient.test(word));',
    'return wordsOf(name).length > 0;',
  ),
  texts(
    'does not know the query that a loop adds to a text',
    'if (first === undefined || others.some((other) => other !== first)) return undefined;',
    'return undefined;',
  ),
  fills(
    'does not know the names that a loop adds to a text',
    'return { ...under(file, inner), isText: isInEveryRound(file, added, inner) };',
    "return { kind: 'open', node: added.right };",
  ),
  held(
    'does not see what is written to headers by their name',
    'const inner = changedSince(evaluator, held, at) ?? evaluator.evaluate(held);',
    'const inner = evaluator.evaluate(held);',
  ),
  alike(
    'adds to the URL what the options replace',
    'known.length < plans.length || !isKept',
    'known.length < plans.length',
  ),
  inUrl('adds to all forms of a URL what one of them needs', '!inUrl.includes(one)', 'inUrl !== undefined'),
  folders('does not leave a base in parts', 'if (isJoined && isWholeSegment(named))', 'if (named.length === 0)'),
  standing('writes an object for one of its values', 'if (isTakenApart(file, node)) continue;', ''),
  beside('moves one path of several', 'changes: [led, ...(', 'changes: [...('),
  beside(
    'loses the start of a path without a slash',
    "const kept = start.length === 1 ? '' : alternative.flat.charAt(from)",
    "const kept = ''",
  ),
  joinedBase(
    'keeps the dots of one path of several',
    '.some((start) => /^\\.\\.?\\//.test(start))',
    ".every((start) => start === '../')",
  ),
  replacing(
    'takes what other code sets for a default',
    "value.place.node.type !== 'LogicalExpression'",
    "value.place.node.type === 'Program'",
  ),
  proved('takes the default of a setting for the setting', 'isReplacedAlike(plan, now) &&', ''),
  shown(
    'leaves the version of a setting',
    'hidden.length > 0 && !isShown ? baseHoldsVersion',
    'hidden.length > 0 ? baseHoldsVersion',
  ),
  replacing('replaces the version in a promise', ': `(${source})`', ': source'),
  replacing(
    'replaces the end of another version in a setting',
    "before.endsWith('/') && mayDiffer ?",
    'mayDiffer && before === text ?',
  ),
  unknown('does not see that a base of two forms is open', 'base.flatMap(leavesOf).some', 'base.some'),
  named('takes names that are reserved for tests for public hosts', '|test|example|invalid)', ')'),
  shapes(
    'believes a type of what calls that are not seen pass',
    'if (referencesTo(file, binding.declaration).some((reference) => isHandedOn(file, reference))) return undefined;',
    '',
  ),
  shapes(
    'believes a type of what `Object.assign` adds',
    ' && isAssign(parent)) return false;',
    ' && false) return false;',
  ),
  shapes('believes a type although more is passed', ' || given.some(hasMore)', ''),
  shapes('believes a type although more is written', 'binding.references.some(isOther) || ', ''),
  shapes('takes any typed object for paging', '!names?.every((name) => some.includes(name))', 'names === undefined'),
  origins('asks all clients of a class for the address of one', 'subjectOf(origin.node)', 'origin.node'),
  tests('takes a setting beside the address for the address', 'memberOf(file, via) ?? via', 'via'),
  parts(
    'takes a page at the end of a query for a filter',
    'namesInRest(rest)?.some(isKept) !== false',
    'namesInRest(rest) === undefined',
  ),
  parts(
    'takes any end of a query for filters',
    'namesInRest(rest)?.some(isKept) !== false',
    'namesInRest(rest)?.some(isKept) === true',
  ),
];
