// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of code
import { mutantsIn } from './mutant.ts';

const fills = mutantsIn('src/requests/query/query-fills.ts', 'fixtures', 'projects');
const flow = mutantsIn('src/requests/query/query-flow.ts', 'fixtures', 'projects');
const blank = mutantsIn('src/migrate/conditions/blank-value.ts', 'fixtures');
const conditions = mutantsIn('src/migrate/conditions/conditions.ts', 'fixtures', 'komga');
const body = mutantsIn('src/migrate/conditions/body.ts', 'fixtures', 'komga');
const encoders = mutantsIn('src/migrate/conditions/encoders.ts', 'fixtures');
const encoding = mutantsIn('src/migrate/conditions/encoding.ts', 'fixtures');
const joining = mutantsIn('src/migrate/conditions/condition.ts', 'fixtures', 'komga');
const values = mutantsIn('src/migrate/query/value-source.ts', 'fixtures', 'komga');
const joinedLists = mutantsIn('src/migrate/query/joined-list.ts', 'fixtures', 'komga');
const query = mutantsIn('src/migrate/query/query.ts', 'fixtures', 'komga');
const otherwise = mutantsIn('src/migrate/query/otherwise.ts', 'fixtures');
const neverBlank = mutantsIn('src/migrate/conditions/blank-value.ts', 'fixtures');
const fallback = mutantsIn('src/migrate/split/fallback.ts', 'fixtures');
const options = mutantsIn('src/migrate/query/shared-options.ts', 'fixtures', 'komga');
const parameters = mutantsIn('src/migrate/query/query-parameter.ts', 'fixtures');
const byClient = mutantsIn('src/migrate/objections/hooked.ts', 'fixtures');
const spreads = mutantsIn('src/migrate/split/kept-properties.ts', 'projects');
const commas = mutantsIn('src/migrate/conditions/lone-comma.ts', 'fixtures', 'komga');
const origins = mutantsIn('src/migrate/conditions/text-origin.ts', 'fixtures');
const marks = mutantsIn('src/values/text/template-with-mark.ts', 'fixtures');
const regex = mutantsIn('src/migrate/conditions/regex-condition.ts', 'fixtures', 'komga');
const split = mutantsIn('src/migrate/split/split-query.ts', 'fixtures', 'komga');
const changes = mutantsIn('src/migrate/split/query-changes.ts', 'fixtures', 'komga');
const replacing = mutantsIn('src/values/text/named-address.ts', 'projects');
const precedence = mutantsIn('src/migrate/conditions/precedence.ts', 'fixtures', 'komga');
const shared = mutantsIn('src/migrate/query/shared-query.ts', 'fixtures', 'komga');
const passed = mutantsIn('src/migrate/split/pass-on-query.ts', 'fixtures', 'komga');
const runTime = mutantsIn('src/migrate/split/query-at-run-time.ts', 'komga');
const built = mutantsIn('src/migrate/query/built-query.ts', 'komga', 'fixtures');
const urls = mutantsIn('src/migrate/split/url-changes.ts', 'fixtures', 'komga');
const author = mutantsIn('src/migrate/conditions/author-condition.ts', 'fixtures');
const slot = mutantsIn('src/requests/edits/query-slot.ts', 'fixtures');
const chains = mutantsIn('src/migrate/query/http-params.ts', 'fixtures');
const queryTexts = mutantsIn('src/values/text/query-text.ts', 'projects');
const inUrl = mutantsIn('src/migrate/query/query-in-url.ts', 'fixtures');
const writing = mutantsIn('src/values/text/write-out.ts', 'fixtures');
const setters = mutantsIn('src/requests/query/query-setters.ts', 'projects');
const urlBuilders = mutantsIn('src/requests/query/url-builder.ts', 'projects');
const builderQueries = mutantsIn('src/migrate/query/chain-query.ts', 'projects');
const atRunTime = mutantsIn('src/migrate/split/query-at-run-time.ts', 'projects');
const begun = mutantsIn('src/requests/wrappers/wrapper.ts', 'fixtures');
const sentBody = mutantsIn('src/requests/call-parts.ts', 'fixtures');

/** A query that is taken apart wrongly. */
export const mutantsOfQueries = [
  inUrl(
    'makes no test of a function in the place of its call',
    'const test = testAtCall(piece, node.test);',
    'const test = { node: node.test, source: file.textOf(node.test) };',
  ),
  inUrl(
    'asks only the first piece which branch it is in',
    '.filter((place) => place?.file === file);',
    '.filter((place) => place?.file === file).slice(0, 1);',
  ),
  otherwise('gives a part that others read a default', ' && isReadOnce(file, one.node)', ''),
  otherwise('puts the default behind the whole of nested tests', 'statement !== node.consequent && ', ''),
  neverBlank('takes any test for one of the value', ' && isAsked(guardNode)', ''),
  fallback(
    'lets a spread replace a default by nothing',
    'parameter.assumed !== undefined && maySetNothing',
    'parameter.span !== undefined && maySetNothing',
  ),
  fallback(
    'gives a parameter that two tests set a default for one of them',
    'isTwice || !isNeverBlank',
    '!isNeverBlank',
  ),
  options(
    'finds a query only at the top of options with a name',
    'const property = queryProperty(holder, site.queryNames);',
    "const property = queryProperty(holder, site.queryNames.filter((one) => !one.includes('.')));",
  ),
  options('takes `params` for the query that a function takes out of it', 'heldDeeper(site, property) ?? ', ''),
  commas('says nothing of items with commas', "if (value.kind === 'list') return value.isJoined === true;", ''),
  begun(
    'begins a second query behind one in the path',
    'passed.slot === undefined || beginsQuery(inner.pieces, isWritten)',
    'passed.slot === undefined',
  ),
  sentBody(
    'takes an object that should be text for JSON',
    "if (isText && (value.kind === 'object' || value.kind === 'array')) return undefined;",
    '',
  ),
  joining(
    'puts two keys into one condition',
    'return inlineObject(file, [`allOf: ${listOf(all)}`]);',
    "return inlineObject(file, all.map(({ source }) => source.replace(/^\\{ ?| ?\\}$/g, '')));",
  ),
  body(
    'leaves the encoding on a value that moves into the body',
    'const encoded = encodedArgument(hole);',
    'const encoded = undefined;',
  ),
  encoders('does not see a plus sign that stands for a space', '/^(\\+|%$|%[\\da-f]{2})/i', '/^(%$|%[\\da-f]{2})/i'),
  encoders('knows an encoder by its own name only', 'isMember(it) &&', 'false &&'),
  encoding(
    'takes a list of encoded values for encoded text',
    'if (listJoined(at.file, node) !== undefined) return undefined;',
    '',
  ),
  body(
    'leaves the encoding on known text',
    "piece.kind === 'text' ? decode(piece.text)",
    "piece.kind === 'text' ? piece.text",
  ),
  conditions(
    'takes a blank age rating for one that is not a number',
    "const isText = value.kinds?.has('texts') ?? value.kind === 'any';",
    'const isText = false;',
  ),
  values('takes a parameter that a call leaves out for sent', ' || isLeftOut(found.evaluator, binding, file)', ''),
  values('leaves the encoding on a literal value', 'literals(decodedQuery(text), isList)', 'literals(text, isList)'),
  body('takes a plus sign for itself', "decoded(text.replaceAll('+', ' '))", 'decoded(text)'),
  values('does not split values at commas', "isList ? text.split(',').map((part) => part.trim()) : [text]", '[text]'),
  joinedLists(
    'takes a list joined with commas for one value',
    'if (list !== undefined) return { source: list, isJoined: true };',
    'if (list !== undefined) return undefined;',
  ),
  conditions('does not split years at commas', '/^(is|number-or-none|in-year)$/', '/^is$/'),
  conditions('writes a year before 1000 with fewer than four digits', ".padStart(4, '0');", ';'),
  conditions('writes a year that no date can have', 'Math.min(Math.max(one, 0), 9999)', 'one'),
  conditions('counts to a year that no date can have', 'Math.min(${value} + 1, 9999)', '${value} + 1'),
  author('splits an author at the first comma', "text.lastIndexOf(',')", "text.indexOf(',')"),
  author('leaves a role in capitals', '        .toLowerCase(),\n', ''),
  conditions(
    'sends an age rating as text',
    "? named(file, name, [operator(file, 'is'), `value: ${text}`])",
    "? named(file, name, [operator(file, 'is'), `value: '${text}'`])",
  ),
  conditions('sends an age rating of a variable as it is', '`value: Number(${source})`', '`value: ${source}`'),
  conditions(
    'sends `None` as an age rating',
    ": named(file, name, [operator(file, 'isNull')]);",
    ": named(file, name, [operator(file, 'is'), `value: '${text}'`]);",
  ),
  conditions('moves the first day of a release year', '[value - 1, value + 1].map', '[value, value + 1].map'),
  conditions('sends a day without a time', 'quoted(file, `${text}T00:00:00Z`)', 'quoted(file, text)'),
  conditions('turns a flag', "(text) ? 'isTrue' : 'isFalse')", "(text) ? 'isFalse' : 'isTrue')"),
  joining(
    'forgets the test under which a filter is sent',
    'if (guard !== undefined) return `...(${asTest(guard)} ? ${list} : [])`;',
    '',
  ),
  values(
    'sends a condition for a value that is blank',
    "return parts.filter((part) => part !== '').map(",
    'return parts.map(',
  ),
  joining('asks for all of several values', '[`anyOf: ${listOf(items)}`]', '[`allOf: ${listOf(items)}`]'),
  split(
    'keeps the first of several values',
    'same.map((parameter) => conditionFor(',
    'same.slice(0, 1).map((parameter) => conditionFor(',
  ),
  split('does not say what it drops', '...droppedNotes(facts, moved),', ''),
  regex(
    'takes any expression for a text',
    'return noEqual(parameter.name);\n  const value',
    'return ignored(parameter.name);\n  const value',
  ),
  regex('takes signs of an expression for letters', '[^\\\\^$.*+?()[\\]{}|]', '[^\\\\^$]'),
  regex('finds what begins with a text anywhere', "end ? 'is' : 'beginsWith'", "end ? 'is' : 'contains'"),
  split(
    'takes the page out of the query',
    'query.parameters.filter((parameter) => !isKept(parameter))',
    '[...query.parameters]',
  ),
  urls('leaves an `&` at the start of the query', "flat[first.start] === '&' ?", 'flat === undefined ?'),
  urls(
    'leaves the moved filters in the query',
    "return [{ ...span, text: '', isElsewhere: statement !== undefined }];",
    'return [];',
  ),
  split('drops the loser though the winner may be absent', 'mayBeAbsent(found, one),\n', 'false,\n'),
  split('takes what is set twice for two values', 'isReplacing && index > 0', 'isReplacing && index > 9'),
  split('moves what is set at another time', 'return isLoose || value', 'return value'),
  split('does not say that several values gave nothing', "? [{ code: 'single-value', message: several }]", '? []'),
  changes('adds to the query of other calls', ' || !isAround(found.site, place)', ''),
  changes(
    'changes a query that other code reads',
    'if (query.isShared === true) return',
    'if (query.object === null) return',
  ),
  changes('leaves the options of a query that is gone', 'isEmpty && hasQueryInPlace(found)', 'false'),
  changes('removes a query that keeps parameters', 'moved.length === query.parameters.length && ', ''),
  replacing('replaces a version where an unknown host may hold one', 'if (isOpen)', 'if (!isOpen)'),
  changes(
    'forgets what is added to a query that begins empty',
    'if (empty !== undefined) return [',
    'if (empty !== undefined) return []; return [',
  ),
  precedence(
    'asks for the loser in place of the winner',
    '`...(${test} ? {} : ${inlineObject(file, [file.textOf(property)])})`',
    '`...(${test} ? ${inlineObject(file, [file.textOf(property)])} : {})`',
  ),
  precedence('asks only for the first of two winners', "const test = tests.join(' || ');", 'const test = tests[0];'),
  shared(
    'takes every use of an object for a mere look',
    '      return isPassedIn(file, names.parentOf(parent));\n',
    '      return true;\n',
  ),
  passed(
    'copies what may be anything else than an object',
    'if (shape === undefined) return besideUnknown(found, facts, given.node);',
    'if (shape === null) return besideUnknown(found, facts, given.node);',
  ),
  passed(
    'does not say that a query is passed on whole',
    'const notes = isKnown ? dropped',
    'const notes = given ? dropped',
  ),
  commas('takes a text with commas for one value', 'if (!isFree && !isPlural(source)) return value;', 'return value;'),
  marks('uses a name that means something else at the call', 'file.names.lookup(node.name, call) === binding', 'true'),
  origins('takes parts of a text for items', '/^(split|match|matchAll|exec)$/.test(name)', 'false'),
  origins('looks at some of the calls only', 'all.length === 0 || all.includes(undefined)', 'all.length === 0'),
  origins('takes texts with commas for keys', "text.includes(',') ? undefined : 'key'", "'key'"),
  conditions('takes what is left out for a text', "=== 'key' && !mayNotBeThere(found, node)", "=== 'key'"),
  commas('splits keys', 'if (!isFree && !isPlural(source)) return value;', ''),
  spreads('takes what a subclass replaces for known', 'mayBeOverridden(evaluator, place) ? undefined :', ''),
  spreads(
    'does not know the names in what is spread',
    "value.kind === 'object' ? namesHeld(value) : undefined",
    'undefined',
  ),
  runTime('loses a regular expression at run time', ' ?? mayHoldRegex(found.site, facts)', ''),
  built('reads a query that is changed after the call', ' || startOf(statement) > startOf(sentIn(site))', ''),
  built(
    'takes all of an endpoint for what it sends',
    'contains(node, maker) ? url.node : node',
    'contains(node, maker) ? node : node',
  ),
  built(
    'takes a loop for one value',
    'set.isReplacing ? undefined : appendedInLoop(',
    'set.isReplacing || true ? undefined : appendedInLoop(',
  ),
  built('reads past an `else`', 'outer.consequent === branch ? source : negated(source)', 'source'),
  urls(
    'adds behind an optional query as if it were there',
    "return [...insert(pathEnd, `?${text}`), ...others.map(({ start }) => marked(start, '&'))];",
    'return insert(end, `&${text}`);',
  ),
  urls('writes a second question mark', ", ...others.map(({ start }) => marked(start, '&'))", ''),
  urls(
    'leaves no question mark',
    "return parts.length === 1 ? [marked(first.start, '?')] : insert(pathEnd, '?');",
    'return [];',
  ),
  split(
    'moves all that one test decides of',
    'if (fragment !== undefined && fragment === other.fragment) return true;',
    '',
  ),
  author('writes the role as it is', '.trim().toLowerCase())', '.trim())'),
  author('writes a role that is not known as it is', '}.toLowerCase()`;', '}`;'),
  author('reads each author of a list as one that is not known', 'elements === undefined', 'true'),
  slot('passes a query as if it were the options', 'if (left.length === 0) return', 'if (left.length >= 0) return'),
  blank(
    'takes a blank value for a filter',
    'return isShown ? { test: alsoUnder(parameter, source), source } : undefined;',
    'return undefined;',
  ),
  values('takes joined ids for one', 'isJoined(file, node) !== undefined && ', 'isJoined(file, node) === null && '),
  values(
    'sends no text for a value that is absent and sent anyway',
    '[isSentAnyway ? asString(value) : value]',
    '[value]',
  ),
  conditions(
    'searches for a list',
    "kind === 'list' ? `${operand(source)}.join(${quoted(file, ',')})` : source",
    'source',
  ),
  split(
    'forgets that an order may be blank',
    "...(own(name).some((one) => blankValue(found, one)) ? [{ code: 'blank-value', message: blank }] : []),",
    '',
  ),
  runTime('takes an object of a class for its fields', '? `String(${source})` : source', '? source : source'),
  chains('takes the last call of a chain only', 'links.unshift(root);', 'links.splice(0, 1, root);'),
  chains('follows a variable that is given another query', 'targets.length < binding.writes.length', 'false'),
  query(
    'leaves an optional parameter for each item behind a value',
    'partsAt(site, alternative, more) === undefined',
    'repeatedAt(site, alternative, more) === undefined',
  ),
  query('does not look who else reads a query that is added to', 'isReadBeside(site, write)', 'false'),
  query('takes more parameters for the value of one', 'leavesOf(piece).some(holdsMark)', 'false'),
  fills('takes a test for none', 'if (/^(If|Switch|Try)Statement$|', 'if (/^(Switch|Try)Statement$|'),
  fills('takes a round that ends early for a whole one', 'return !leaves;', 'return true;'),
  flow(
    'does not see a query that is given to an inner function later',
    'this.isGivenElsewhere ||= isCalledLater(place.env, binding.declaration);',
    '',
  ),
  flow('sends what is absent although it is left out', 'this.#isMadeText && !this.#isSelected', 'this.#isMadeText'),
  flow('leaves out what is absent although it is sent', 'this.#isMadeText && !this.#isSelected', 'false'),
  fills(
    'takes one of several values under a name for its only one',
    '(named !== undefined && !contains(at, named))',
    'false',
  ),
  flow(
    'takes options for the query that is taken out of them',
    'this.follow({ ...place, node: declaration.init }, all);',
    'this.follow({ ...place, node: declaration.init }, members);',
  ),
  setters('misses what a URL builder sets itself', 'isEmpty && !isChanged && isRead', 'isEmpty && isRead'),
  setters('misses names that a URL builder changes at the end', '!isChanged && isReadAsItIs(field)', '!isChanged'),
  urlBuilders(
    'takes what a builder is given later for a part of the URL',
    'if (startOf(reference) > startOf(use)) return undefined;',
    '',
  ),
  urlBuilders(
    'misses what a function sets in the builder it makes',
    "returns.every(({ type }) => type === 'NewExpression')",
    'true',
  ),
  urlBuilders('misses what a function sets in the builder it is given', 'built !== undefined && isKept &&', 'built &&'),
  setters('takes a list for the items of it', 'const sent = loop?.item ?? value;', 'const sent = value;'),
  fills(
    'takes the value that lodash gives first for a name',
    'const key = isByValue ? second :',
    'const key = isByValue ? first :',
  ),
  builderQueries('sends a value that a builder leaves out', 'put.isOnlyTrue && put.of', 'false && put.of'),
  atRunTime(
    'takes the empty start of a field for a query',
    "written.node.type === 'NewExpression' && !contains(site.node, written.node)",
    'false',
  ),
  queryTexts('takes the object that a URL gets for its text', ', isOrigin: true };', ' };'),
  inUrl('sends what a URL with a query leaves out', 'isText && (!isPlain || one.isText)', 'isText'),
  writing('writes out a slash that may be there already', 'text === undefined || isJoined ||', 'text === undefined ||'),
  parameters(
    'takes a query in the URL for one that is sent beside that in the options',
    "twoQueries === 'replaced' && inUrl.length > 0",
    'false',
  ),
  parameters(
    'sends both values of a parameter in the URL and in the options',
    'return inUrl.some(({ name }) => parameters.some((one) => one.name === name));',
    'return false;',
  ),
  byClient(
    'overlooks that a query of the client replaces the one in the URL',
    "site.twoQueries === 'replaced'",
    'false',
  ),
  atRunTime(
    'keeps a query in the URL that one of unknown names replaces',
    "names.length > 0 && found.site.twoQueries === 'replaced'",
    'false',
  ),
  flow('misses what a function sets in a query that does not change', 'this.#named(step.name);', ''),
];
