import { mutantsIn } from './mutant.ts';

const recognised = mutantsIn('src/requests/recognise.ts', 'fixtures');
const types = mutantsIn('src/values/types/typed-value.ts', 'fixtures');
const bindings = mutantsIn('src/values/declared/client-given.ts', 'fixtures');
const tables = mutantsIn('src/values/calls-by-name.ts', 'fixtures');
const baseChanges = mutantsIn('src/migrate/service/base-change.ts', 'fixtures');
const operators = mutantsIn('src/values/methods/known-operators.ts', 'fixtures');
const failures = mutantsIn('src/requests/response/flow/failure.ts', 'projects');
const patterns = mutantsIn('src/source/pattern.ts', 'projects', 'fixtures');
const kept = mutantsIn('src/requests/response/flow/stored.ts', 'projects');
const readers = mutantsIn('src/requests/response/flow/reader.ts', 'projects');
const keptLooks = mutantsIn('src/migrate/objections/kept/looks.ts', 'projects');
const byMethod = mutantsIn('src/requests/wrappers/growing/grow-method.ts', 'projects');
const news = mutantsIn('src/requests/wrappers/growing/new-parameter.ts', 'projects');
const ofDeclared = mutantsIn('src/runner/scan/declared-types.ts', 'run');
const newOptions = mutantsIn('src/requests/wrappers/growing/in-options.ts', 'fixtures');
const keptUrls = mutantsIn('src/requests/get-only.ts', 'fixtures');
const listed = mutantsIn('src/values/listed.ts', 'fixtures');
const passedQueries = mutantsIn('src/requests/query/passed-query.ts', 'fixtures');
const openQueries = mutantsIn('src/requests/query/query-flow.ts', 'fixtures');
const passedFills = mutantsIn('src/requests/query/passed-fills.ts', 'fixtures');
const changes = mutantsIn('src/values/objects/mutation.ts', 'fixtures');
const bases = mutantsIn('src/requests/edits/other-base.ts', 'fixtures');
const resolving = mutantsIn('src/values/text/url-object.ts', 'fixtures');
const byContext = mutantsIn('src/requests/wrappers/by-context.ts', 'fixtures');
const memberNames = mutantsIn('src/values/objects/member-names.ts', 'fixtures');
const queryTypes = mutantsIn('src/values/types/object-shape.ts', 'fixtures');
const provided = mutantsIn('src/values/declared/provided.ts', 'projects');
const ofThis = mutantsIn('src/values/objects/global-member.ts', 'fixtures');
const decoding = mutantsIn('src/requests/response/decoder-type.ts', 'projects');
const basesOfCalls = mutantsIn('src/requests/base-url.ts', 'fixtures');
const fieldWrites = mutantsIn('src/values/objects/field-writes.ts', 'fixtures');
const options = mutantsIn('src/requests/wrappers/growing/grow.ts', 'fixtures');
const baseOptions = mutantsIn('src/requests/wrappers/base-slots.ts', 'fixtures');
const joinedGrowth = mutantsIn('src/migrate/edits/grow-wrappers.ts', 'fixtures');
const splices = mutantsIn('src/values/text/splice.ts', 'fixtures');
const left = mutantsIn('src/migrate/edits/leftovers.ts', 'fixtures');
const evident = mutantsIn('src/requests/response/shape/evident-kind.ts', 'fixtures');
const runTime = mutantsIn('src/migrate/split/query-at-run-time.ts', 'projects');
const spliced = mutantsIn('src/values/text/splice.ts', 'projects');
const changeOrder = mutantsIn('src/migrate/edits/change-order.ts', 'projects');
const creations = mutantsIn('src/values/objects/class-members.ts', 'projects');
const caught = mutantsIn('src/requests/on-the-way/method-effects.ts', 'projects');
const implementing = mutantsIn('src/values/types/implementing.ts', 'projects');
const saidMethods = mutantsIn('src/requests/wrappers/growing/grow.ts', 'projects');
const madeKeys = mutantsIn('src/requests/texts/key-text.ts', 'fixtures');
const keptKeys = mutantsIn('src/requests/url-use.ts', 'fixtures');
const fitting = mutantsIn('src/values/types/signatures-to-fit.ts', 'projects');
const emptied = mutantsIn('src/migrate/edits/empty-texts.ts', 'fixtures');
const commonStart = mutantsIn('src/values/text/common-start.ts', 'fixtures');
const imports = mutantsIn('src/migrate/edits/leftovers.ts', 'projects');
const texts = mutantsIn('src/migrate/migrate-text.ts', 'projects');
const extraHeaders = mutantsIn('src/requests/edits/extra-headers.ts', 'fixtures');
const valueKinds = mutantsIn('src/values/types/value-kinds.ts', 'fixtures');

/** What code bases that nobody had seen before made the tool find. */
export const mutantsOfUnseen = [
  byMethod('knows no function that can name another method', 'written.text.toUpperCase() !== from', 'true'),
  news('takes a function with a type of its body for a grown one', ' && namesMethod(inner.alternate)', ''),
  news('lets a method be any text', 'isTyped && type ?', 'false ?'),
  kept(
    'does not know a store that the constructor makes',
    'parent.left === member ? parent.right',
    'parent.left !== member ? parent.right',
  ),
  kept('knows what a cache gets by itself', "!/fetch|load/i.test(keyName(property) ?? '')", 'true'),
  kept('takes the options of an entry for an entry', 'outer.arguments.slice(1, 2)', 'outer.arguments.slice(1)'),
  readers(
    'passes over a variable that is changed before it is given back',
    '&& storedValues(place.file, source) !== undefined',
    '',
  ),
  keptLooks('takes a new store for a look into it', "member.left === node && member.operator === '='", 'false'),
  failures(
    'takes what a failed request has as its data for none',
    "return isNone ? (nothingOf(value.place.file, data.value) ?? 'undefined') : undefined;",
    "return 'undefined';",
  ),
  failures(
    'does not see the data in what is spread',
    "properties.some(({ type }) => type === 'SpreadElement')",
    'false',
  ),
  failures('knows no object of a failed request', "shape.is === 'data' ? 'data' :", ''),
  patterns(
    'leaves out the name of a property that is written short',
    "parent?.type === 'ObjectProperty' && parent.shorthand",
    'false',
  ),
  operators(
    'takes what stands in for an unknown value for that value',
    "return other === (operator === '||') ? other : unseen;",
    "return other !== unseen && Boolean(other) === (operator === '||') ? other : unseen;",
  ),
  recognised('does not go by the name of a callee', "if (last === undefined) return root.kind === 'type';", ''),
  types(
    'does not read the type of a member of the platform',
    'return owner && evaluator.member(owner, name.right.name, place);',
    'return undefined;',
  ),
  types(
    'takes any type for one that says what a value is',
    'if (/^TS(Any|Unknown)Keyword$|^TS(IndexedAccess|Import)Type$/.test(node.type)) return true;',
    '',
  ),
  keptUrls(
    'does not see the constant that says that a request is read',
    'if (init !== undefined) return comparesMethod(file, init, sender, true);',
    '',
  ),
  byContext(
    'writes a method in upper case where the name of a member stands',
    'text: isLower ? method.to.toLowerCase() : method.to',
    'text: method.to',
  ),
  listed('takes what may be a list for one part of a path', "isOnly(kinds, 'text', 'key', 'number')", 'kinds.size > 0'),
  listed('does not see what is added to a list', "!(name === 'flat' || name === 'concat')", "name !== 'flat'"),
  byContext(
    'leaves a method that the call itself passes',
    '...(methodTexts(known, place).length > 0 ? {} : { doubt: isByMethod ? ofMethod : doubt }),',
    'doubt,',
  ),
  types(
    'does not see a type of which only a part is wanted',
    'isPart && inner !== undefined',
    'false && inner !== undefined',
  ),
  bindings(
    'takes an object of one class for all that a function is given',
    'const isAlike = others.every((other) => other.kind ===',
    'const isAlike = true || others.every((other) => other.kind ===',
  ),
  tables('does not see which functions a loop calls', 'return loopOf(names, declaration)?.right;', 'return undefined;'),
  tables(
    'does not see the entries of a table',
    "if (init?.type === 'ObjectExpression' ||",
    "if (init?.type === 'Program' ||",
  ),
  baseChanges('does not see a version that is a number', 'return isSame ? { ...change,', 'return false ? { ...change,'),
  baseOptions(
    'does not pass a version in options that go on to another function',
    'functionsOf(passing).flatMap((one) => [',
    'functionsOf({ ...passing, onward: [] }).flatMap((one) => [',
  ),
  baseOptions('passes a number as text', 'const numbers = isText ? [] :', 'const numbers = true ? [] :'),
  baseOptions('does not see the options that a function reads', ', ...membersReadIn(one)]', ']'),
  passedQueries(
    'takes the query of options that another one behind them replaces',
    '.filter(({ members: [name] }) => !set.includes(name))',
    '',
  ),
  openQueries(
    'does not see that options behind the query have none',
    '!isLeftOut(node, members) && !lacks(this.#evaluator, place, members)',
    '!isLeftOut(node, members)',
  ),
  passedFills('does not follow a query into a function that fills it', 'if (position < 0) return [];', 'return [];'),
  passedFills(
    'does not take the name of a parameter from the argument',
    'return given === undefined ? { fill, place } :',
    'return place !== undefined ? { fill, place } :',
  ),
  changes(
    'takes a function that sets a path for one that sets a query',
    "([first]) => first !== 'searchParams'",
    "([first]) => first === 'nothing'",
  ),
  bases(
    'writes a base out without resolving its path again',
    'return isResolved ? resolvedAtCall(call, change) :',
    'return isResolved && change === undefined ? resolvedAtCall(call, change) :',
  ),
  resolving('writes an unknown base and a path as one text', ', isJoint: true }', ' }'),
  byContext(
    'reports a call whose path the class has, if it knows an address beside',
    'whole.slice(0, before).every(isAddress)',
    'before === 0',
  ),
  byContext('takes a base with a version for an address', 'whole.slice(0, before).every(isAddress)', 'true'),
  queryTypes(
    'does not look into a function that makes a query',
    'return shapeOfValue(evaluator.evaluate({ node, file, env: undefined }));',
    'return undefined;',
  ),
  memberNames('overlooks what a function adds to the query it makes', 'writes.length === 0 &&', ''),
  provided('takes what is provided under another key', 'isSame(keyOf(evaluator, at(first)), key)', 'key !== undefined'),
  provided('does not know what a plugin provides', 'if (isNuxt) return', 'if (isNuxt && steps.length === 0) return'),
  provided(
    'does not know what an element provides',
    "one.type === 'JSXAttribute' && one.name.name === 'value'",
    'false',
  ),
  provided(
    'does not know the type of what is injected',
    'return type && typedValue(',
    'return undefined && typedValue(',
  ),
  ofThis(
    'takes a member that a framework adds for one that is absent',
    "return derived ?? unknown(place, 'a member that is not in this object');",
    "return derived ?? { kind: 'undefined' };",
  ),
  decoding('gives a type to a call of what is of any type', 'if (isAny) return false;', ''),
  basesOfCalls(
    'does not know the base of the client that an option names',
    '...senderBase(call, options, found.library)',
    '',
  ),
  fieldWrites('takes settings for methods', '!isMethod || mayBeFunction(one)', 'true'),
  fieldWrites('overlooks a method that is merged in', '!isMethod || mayBeFunction(one)', '!isMethod'),
  options('gives a function with options a parameter behind them', '[true, false].flatMap(', '[false].flatMap('),
  options(
    'looks for a place for the body in a call of itself',
    'isAgain || body === undefined ? []',
    'body === undefined ? []',
  ),
  options('passes an option on as a further argument', 'growth.isOption === true ? 1 : 0', '0'),
  baseOptions(
    'does not give a version as an option',
    'names.flatMap((name) => texts.flatMap((text) => asOption(',
    '[].flatMap((name) => texts.flatMap((text) => asOption(',
  ),
  joinedGrowth('gives a type only one of two options', '/^[,;]?\\s+[\\w.]/', '/^,\\s+\\w/'),
  valueKinds(
    'takes the day of a date for a text that may be blank',
    "if (isDayOfDate(node)) return new Set(['key']);",
    '',
  ),
  joinedGrowth(
    'gives a function a parameter that its calls do not use',
    '(!mayCallAnother(migration, way, ways) || (yield* isEnough(way)))',
    'true',
  ),
  splices(
    'does not edit the text that a constant is written in',
    'const isWhole = at.start === startOf(at.node) + 1 && at.end === endOf(at.node) - 1;',
    'const isWhole = false;',
  ),
  left(
    'keeps a statement that adds an empty text',
    '...additions.map((one) => after.names.parentOf(one) as t.Node),',
    '',
  ),
  emptied(
    'leaves the mark of a query that is gone',
    "const isMarked = before.value.raw.endsWith('?');",
    'const isMarked = false;',
  ),
  emptied(
    'leaves the mark of a joined query that is gone',
    "isText(last) && file.text[mark] === '?'",
    'isText(last) && mark < 0',
  ),
  emptied(
    'takes a query that other code reads out of the URL',
    'if (found === undefined) return undefined;',
    'if (found === undefined) continue;',
  ),
  emptied(
    'takes a query with parameters for an empty one',
    "first.type === 'ObjectExpression' && first.properties.length === 0",
    "first.type === 'ObjectExpression'",
  ),
  emptied(
    'does not follow an empty query to its text',
    "const isText = memberName(parent) === 'toString' && parent.object === node;",
    'const isText = false;',
  ),
  emptied(
    'keeps the test of an empty query',
    "if (tested?.type === 'IfStatement') return tested.alternate ? undefined : all(tested);",
    '',
  ),
  commonStart('edits a path that both ways read as if one did', 'via: [...one.via, ...others]', 'via: one.via'),
  commonStart('does not know a query behind another', '/^[?&]/.test(query[0].text)', "query[0].text.startsWith('?')"),
  left('keeps a text to which something is added', '/^\\+?=$/.test(write.operator)', "write.operator === '='"),
  left('keeps a function that nothing calls', 'isOnlyValue && !isFunction(node)', 'isOnlyValue'),
  left('keeps an empty text in a concatenation', '    ...operands,\n', ''),
  evident(
    'does not look at other calls of the same function',
    'const kind = shownKind(place) ?? kindBeside(place);',
    'const kind = shownKind(place);',
  ),
  evident(
    'takes the first of several results of a function',
    'return kinds.every(({ value, arrives }) => value === first?.value && arrives === first.arrives) ? first : undefined;',
    'return first;',
  ),
  evident('does not know a response by the text that is parsed', "name === 'body' ? 'response' :", ''),
  evident('does not know a page by its content', "  [/^(content|totalElements|totalPages)$/, 'body'],\n", ''),
  runTime('does not find a query beside the URL', 'isBeside ? { ...site.url, node: site.node } :', ''),
  spliced(
    'writes no call behind a string',
    "const isCall = /^[\\w$]+\\([^{}]*\\)$/.test(expression) && text.endsWith('}');",
    'const isCall = false;',
  ),
  spliced('replaces what stays with a constant', 'via.filter((one) => !isShared(one))', '[...via]'),
  spliced('replaces no whole property', ' ?? edgeOfProperty(root, piece, side)', ''),
  changeOrder(
    'joins what is added to a URL and to a query beside it',
    'if (next !== undefined && leavesOf(next)',
    'if (next !== undefined && beside.length > 99 && leavesOf(next)',
  ),
  creations(
    'does not know the only creation of a class',
    'value.creation ?? onlyCreation(evaluator, value.place)',
    'value.creation',
  ),
  caught('takes a failure that is thrown again for one that is not sent', ' && !isCaught(file, inner.argument)', ''),
  saidMethods(
    'does not widen the type of a method in another file',
    'said === method ? way : (merged(way, allowed) ?? [])',
    'way',
  ),
  madeKeys(
    'does not see a key that code makes of the URL',
    'isStored(written) ? undefined : madeOf(file, written)',
    'undefined',
  ),
  keptKeys(
    'takes what a store keeps for a host for a response',
    'isStored(text) && (url === undefined || keepsRequested(file, text, url))',
    'isStored(text)',
  ),
  implementing('takes one of several classes that implement an interface', 'others.length === 0 && (only', '(only'),
  implementing(
    'does not look for object literals of an interface',
    '[...classesOf(evaluator, place), ...written]',
    '[...classesOf(evaluator, place)]',
  ),
  implementing(
    'takes the only object literal of a type for each value of it',
    ' || hasOnlyFunctions(place.node)',
    ' || true',
  ),
  implementing('counts the doubles of tests', 'besideTests(home, references)', 'references'),
  implementing(
    'does not see what a function of an interface returns',
    'made !== undefined && made.returnType === annotation ? returnsOf(made) : []',
    '[]',
  ),
  fitting(
    'does not let the interface of a method grow',
    ', ...ofInterfaces(evaluator, { node, file, env: undefined })',
    '',
  ),
  imports('keeps imported names that nothing uses', '    ...imports.specifiers,\n', ''),
  imports('keeps an import that nothing uses', '    ...imports.whole,\n', ''),
  imports('drops an import in JavaScript', 'else if (isTypeScript(file)) whole', 'else whole'),
  imports('drops an imported name that is also a type', 'isFound ||= isName &&', 'isFound = isName &&'),
  changes(
    'does not follow what is set on a chosen object',
    "if (value.kind === 'choice' && value.branches.every(",
    "if (value.kind === 'choice' && !value.branches.every(",
  ),
  newOptions('gives untyped options no version', '|| !isTypeScript(file, node)', ''),
  ofDeclared('names no declaration file', 'if (found !== undefined)', 'if (found === null)'),
  newOptions('reads no version from options that are filled in', 'if (!isOnly ||', 'if (true ||'),
  newOptions('reads a version from options that are handed on', '!others.every(isRead) ||', ''),
  news(
    'overlooks the type through which others call a function',
    'own === undefined || name === undefined ? []',
    'true ? []',
  ),
  texts(
    'does not mention a path that is not used any more',
    'return edit !== undefined && !new RegExp',
    'return edit === null && !new RegExp',
  ),
  texts(
    'mentions a path that is still used',
    'edit !== undefined && !new RegExp(',
    'edit !== undefined || !new RegExp(',
  ),
  extraHeaders(
    'gives no function one more header',
    "if (!isCall(node) || node.type === 'NewExpression') return undefined;",
    'return undefined;',
  ),
  extraHeaders(
    'gives a header to a parameter of another type',
    "annotation == null || name === 'Record' || name === 'HeadersInit'",
    'annotation != null || name !== null',
  ),
  extraHeaders('gives a header to what is replaced after it', '?.properties.at(-1);', '?.properties[0];'),
];
