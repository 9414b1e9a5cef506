import { mutantsIn } from './mutant.ts';

const bases = mutantsIn('src/requests/wrappers/growing/grow-base.ts', 'projects');
const addresses = mutantsIn('src/requests/wrappers/growing/grow.ts', 'projects');
const given = mutantsIn('src/values/evaluate.ts', 'projects');
const chosen = mutantsIn('src/migrate/edits/choose-edits.ts', 'projects');
const values = mutantsIn('src/migrate/conditions/body.ts', 'projects');
const owners = mutantsIn('src/migrate/service/unknown-base.ts', 'projects');
const shown = mutantsIn('src/migrate/service/shown-base.ts', 'projects');
const names = mutantsIn('src/requests/response/shape/names-read.ts', 'projects');
const spreads = mutantsIn('src/values/types/known-members.ts', 'projects');
const known = mutantsIn('src/values/types/known-members.ts', 'projects');
const callsNamed = mutantsIn('src/values/calls-by-name.ts', 'projects');
const added = mutantsIn('src/values/declared/added-to-client.ts', 'projects');
const held = mutantsIn('src/requests/response/shape/held-object.ts', 'fixtures');
const kinds = mutantsIn('src/requests/response/shape/result-kind.ts', 'fixtures');
const reader = mutantsIn('src/requests/response/flow/reader.ts', 'fixtures');
const links = mutantsIn('src/requests/response/flow/resolved.ts', 'fixtures');
const sent = mutantsIn('src/requests/libraries/superagent.ts', 'fixtures');
const schemas = mutantsIn('src/requests/response/caller-schema.ts', 'projects');
const getters = mutantsIn('src/values/methods/computed.ts', 'projects');
const stores = mutantsIn('src/values/declared/pinia-store.ts', 'projects');
const slots = mutantsIn('src/requests/wrappers/slots.ts', 'projects');
const calls = mutantsIn('src/values/calls.ts', 'fixtures');
const made = mutantsIn('src/values/text/address-given.ts', 'fixtures');
const urls = mutantsIn('src/values/text/url-object.ts', 'fixtures');
const rests = mutantsIn('src/requests/query/query-parts.ts', 'fixtures');
const alike = mutantsIn('src/requests/response/read-as-page.ts', 'fixtures');
const defaults = mutantsIn('src/requests/wrappers/growing/grow.ts', 'fixtures');
const commands = mutantsIn('src/values/types/value-kinds.ts', 'fixtures');
const described = mutantsIn('src/values/types/value-kinds.ts', 'projects');
const identity = mutantsIn('src/migrate/service/identity.ts', 'projects');
const casts = mutantsIn('src/requests/response/cast-type.ts', 'fixtures');
const uses = mutantsIn('src/migrate/objections/uses.ts', 'projects');
const settingExamples = mutantsIn('src/runner/configuration/example-settings.ts', 'projects');
const stated = mutantsIn('src/values/text/stated-text.ts', 'projects');
const onRequest = mutantsIn('src/values/declared/set-on-request.ts', 'projects');
const onlyReaders = mutantsIn('src/migrate/edits/alike/only-reader.ts', 'projects');
const wrappers = mutantsIn('src/requests/wrappers/wrapper.ts', 'fixtures');
const asPlanned = mutantsIn('src/migrate/proof/as-planned.ts', 'fixtures');
const makers = mutantsIn('src/migrate/objections/function-names.ts', 'projects');
const ownStores = mutantsIn('src/requests/wrappers/store.ts', 'projects');
const branches = mutantsIn('src/requests/response/flow/branches.ts', 'fixtures');
const pieces = mutantsIn('src/values/text/pieces.ts', 'fixtures');
const kept = mutantsIn('src/requests/query/keeps-name.ts', 'fixtures');
const fills = mutantsIn('src/requests/query/query-fills.ts', 'fixtures');
const changing = mutantsIn('src/source/names/changing-calls.ts', 'fixtures');
const named = mutantsIn('src/source/names/outside-name.ts', 'fixtures');
const quotes = mutantsIn('src/migrate/edits/plain-quotes.ts', 'joinedTexts');
const breaks = mutantsIn('src/migrate/edits/break-arguments.ts', 'fixtures');
const hookKept = mutantsIn('src/migrate/objections/kept/kept-by-hook.ts', 'fixtures');
const outliving = mutantsIn('src/migrate/objections/kept/outliving.ts', 'fixtures');
const keptAside = mutantsIn('src/migrate/objections/kept/kept-aside.ts', 'fixtures');
const fieldUses = mutantsIn('src/migrate/objections/kept/field-uses.ts', 'projects');
const looksKept = mutantsIn('src/migrate/objections/kept/looks.ts', 'fixtures');
const keptBeside = mutantsIn('src/migrate/objections/kept/looks.ts', 'projects');
const users = mutantsIn('src/requests/texts/text-users.ts', 'fixtures');

/** Responses and clients that objects of the code base hold, and what shows that a request is another service's. */
export const mutantsOfHeld = [
  hookKept('does not see the URL in what ofetch gives a hook', '/^on[A-Z]/.test(name) ?', 'false ?'),
  hookKept('does not see what stands in for fetch', "if (hook.takes === 'fetch')", 'if (false)'),
  hookKept('takes what sends for what keeps', '.some((one) => holdsSuch(one, isInit))', '.some(() => false)'),
  outliving('does not follow what is kept into other functions', 'if (this.#depth >= deepest) return;', 'return;'),
  outliving('does not see what an event tells', "telling.test(name ?? '') ||", 'false ||'),
  outliving('does not see what listeners get', '|| this.#isListener(callee, file)', ''),
  outliving(
    'does not see what a test of the query decides',
    'if (parent.test === node) this.#decided(parent, file);',
    '',
  ),
  outliving('takes a filter that stays for one that leaves', 'name === undefined || names.has(name)', 'true'),
  outliving(
    'does not know a state by another name',
    'if (held !== undefined) return this.#isOuter(held.node, file);',
    '',
  ),
  keptAside('does not follow the query that a call gives', 'followGiven(site, evaluator, plan, kept);', ''),
  keptAside('takes what is read nowhere for kept', 'if (store === undefined) return place;', 'return place;'),
  fieldUses(
    'does not see who reads a field from outside',
    'return [...own, ...inherited, ...outside];',
    'return [...own, ...inherited];',
  ),
  fieldUses(
    'does not see a field in subclasses',
    'return [...own, ...inherited, ...outside];',
    'return [...own, ...outside];',
  ),
  looksKept('does not tell members of a store apart', 'used === name ? { ...use, node: member } : undefined', 'use'),
  keptBeside('takes a place in another file for one of its own', 'one.file === file && contains', 'contains'),
  users('takes the host for a part that changes', "!ofOther.test(memberName(outer) ?? '')", 'true'),
  users('does not see the URL in a URL object', 'isOutside(file, outer.callee, /^(URL|String)$/)', 'false'),
  kept(
    'takes a list without its first parameter for a text without its first mark',
    'return isText && /^(slice|',
    'return /^(slice|',
  ),
  kept('does not trim the marks off a query', "return memberName(callee) === 'replace';", 'return false;'),
  fills('does not look at how a pair is begun', '.flatMap((part) => joinedParts(startOfPair(file, part) ?? part))', ''),
  changing(
    'takes functions of packages for ones that change nothing',
    "return certain.test(name) || file.names.parentOf(call)?.type === 'ExpressionStatement';",
    'return certain.test(name);',
  ),
  changing(
    'takes functions of packages whose result is used for ones that change their argument',
    "return certain.test(name) || file.names.parentOf(call)?.type === 'ExpressionStatement';",
    'return true;',
  ),
  named(
    'does not know a function of the platform under a name of the code base',
    '(importedName(inner, file.names) ?? constantName(file, inner))',
    'importedName(inner, file.names)',
  ),
  bases(
    'pins the version of a field, which a subclass may set',
    "return { names, fallback: file.textOf(field), ...(!takesText(evaluator, base) && { type: 'string' }) };",
    'return { names, fallback: quoted(file, text) };',
  ),
  addresses(
    'gives a version to no function that makes the path for another wrapper',
    'finder.siteAt(at) ?? site, change',
    'finder.siteAt(at) as CallSite, change',
  ),
  given(
    'takes a body with a default for one that may be missing',
    "if (value.kind === 'choice') return value.branches.every((branch) => this.isGiven(branch));",
    '',
  ),
  chosen(
    'takes what a call gives to a function for text that its other callers read',
    'return edits.every((edit) => edit.end < start || end < edit.start);',
    'return false;',
  ),
  values(
    'needs a value of the body where the request is described',
    'writtenAt(evaluator, site.url, hole) ?? writtenAt(evaluator, called, hole)',
    'writtenAt(evaluator, site.url, hole)',
  ),
  owners(
    'edits what a class for another service sends, if it only implements the same interface',
    '...interfacesOf(evaluator, own).flatMap((one) => classesOf(evaluator, one))',
    '',
  ),
  owners(
    'does not look at what is read from a response',
    'return isReadOtherwise(site, [deprecation], evaluator) ? mayBeAnothers : undefined;',
    'return undefined;',
  ),
  shown('does not doubt a base whose default shows the version', 'doubt: doubtOf(match)', 'doubt: undefined'),
  names(
    'does not look past a test of the response',
    'return parent.test === node ? [] : namesFrom(file, parent);',
    'return [];',
  ),
  spreads(
    'takes a member that a type does not have from a spread',
    'isTypeScript(file) && !mayHaveMember(',
    'isTypeScript(file) && !!mayHaveMember(',
  ),
  known('takes a type that may have more for one that has no more', "!('key' in one) ||", "'key' in one &&"),
  callsNamed(
    'does not know by which names a module is required',
    "if (holder?.type === 'ObjectProperty' && holder.value === call) return keyName(holder) ?? [];",
    '',
  ),
  added(
    'does not know what is added to a client',
    'return added.length === 1 ? added[0] : undefined;',
    'return undefined;',
  ),
  held(
    'forgets under which name an object has the body',
    "if (name !== undefined && shape?.is === 'body') held.push([name, shape]);",
    '',
  ),
  kinds('does not follow an object that has the body', "typeof of.at === 'string' && of.of.is === 'body'", 'false'),
  reader(
    'does not know what the callback of a promise is given',
    'const found = fulfilledWith(place.file, binding);',
    'const found = undefined as ReturnType<typeof fulfilledWith>;',
  ),
  links(
    'does not see that a request is set to itself again',
    'found.push(memberName(node.callee) ?? ' + "''" + ');',
    '',
  ),
  sent('takes no test but the body itself for a test of it', 'return isPresence ? test.left : test;', 'return test;'),
  schemas('does not know `safeParse`', "way === 'parse' || way === 'safeParse'", "way === 'parse'"),
  onlyReaders(
    'changes a method that a subclass calls',
    'env: undefined }).length === 0',
    'env: undefined }).length >= 0',
  ),
  wrappers(
    'adds no parameter to the query of a called function',
    "given?.type === 'ObjectExpression' &&",
    "given?.type === 'NullLiteral' &&",
  ),
  asPlanned('does not ask for what a called function adds', ', ...addedInFunction]', ']'),
  makers(
    'does not look for the names of what a function returns',
    'for (const maker of handedOn.flatMap((one) => makerOf(file, one) ?? []))',
    'for (const maker of [] as t.Node[])',
  ),
  makers(
    'does not look for the names of a default export',
    'handedOn.some((one) => isWholeExport(file, one))',
    'false',
  ),
  settingExamples('believes one of two examples that differ', ' || differing.some((one) => one.name === name)', ''),
  stated('reads an example where the code has a default', ' || hasDefault(place)', ''),
  onRequest('finds no function that middleware sets', 'object|function|external', 'object|external'),
  makers('does not know a maker that is required', '(init ? requiredBy(init) !== undefined : false)', 'false'),
  makers('takes what exports a maker for another use of it', 'if (isHandedOver(file, parent)) continue;', ''),
  ownStores('does not know a store that drops the oldest', '|LRU)', ')'),
  uses('takes a function of a package for one of the code base', 'return !isOfPackage && (', 'return ('),
  uses(
    'lets a function grow that another file gives another name',
    'return isRenamed && mayBeImported(',
    'return isRenamed && isRenamed === false && mayBeImported(',
  ),
  uses('takes a parameter for a method of that name', ' || isParameter(file, node)', ''),
  uses('takes a member with data for a method of that name', ' || isDeclaredData(file, evaluator, node)', ''),
  uses(
    'takes what a framework gives for a function of that name',
    "env: undefined }).kind === 'external';",
    "env: undefined }).kind === 'module';",
  ),
  getters(
    'does not call the getter that Vue unwraps',
    "if (value.kind === 'function' && isGetterCalled) return returnedValue(evaluator, value, [], place);",
    '',
  ),
  stores(
    'does not know the getters of a store',
    "if (getter.kind !== 'function') return undefined;",
    'return undefined;',
  ),
  slots(
    'does not see the object that a getter gives',
    "around?.type === 'ArrowFunctionExpression' || around?.type === 'ReturnStatement'",
    'false',
  ),
  calls(
    'does not know a copy of the arguments',
    'return argumentsAt({ ...rest, node: list }, from?.value);',
    'return undefined;',
  ),
  calls('copies all arguments', 'node: list }, from?.value);', 'node: list });'),
  made('does not know what a function keeps in the object that it makes', 'isMemberOfThis(holder.left);', 'false;'),
  made(
    'writes out an address that only one object has',
    'if (isKeptByMaker({ node, file: home, env: undefined })) return true;',
    '',
  ),
  urls(
    'does not see that a reference is the same with a query',
    'withCommonStart(piecesOf(value, path))',
    'piecesOf(value, path)',
  ),
  rests(
    'takes what a function takes out for a query parameter',
    'return isRest ? properties.flatMap(',
    'return !isRest ? properties.flatMap(',
  ),
  alike(
    'takes another function that gives the response in another way',
    'calleeText(was) === calleeText(is)',
    "calleeText(was) !== ''",
  ),
  alike(
    'takes one that fails for one that gives nothing',
    "(one.nothing ?? 'undefined') === (other.nothing ?? 'undefined')",
    'true',
  ),
  defaults(
    'edits the default of a parameter in place of the call',
    'return again === undefined ? ways : spelledInside(again, at, change, isAlways);',
    'return ways;',
  ),
  described('does not know what a schema describes', ' ?? schemaKinds(file, node)', ''),
  commands('does not know which options of a command are lists', ' ?? optionKinds(file, node)', ''),
  identity(
    'takes the folder above a package for a name of the base',
    "base.replace(apiOfRun().signs.port, ''), whereabouts.packageOf)",
    "base.replace(apiOfRun().signs.port, ''))",
  ),
  casts(
    'does not see which call a variable is declared with',
    'return declared === undefined ? [] : [declared];',
    'return [];',
  ),
  casts('casts a variable that is its own value for ever', '.filter((part) => !within.includes(part))', ''),
  branches('asks a variable that is its own value for ever', ' || contains(init, node)', ''),
  pieces('loses where a base stands', 'first.at === undefined ? place : { ...first.at, env: undefined }', 'first.at'),
  urls(
    'takes no relative reference with several forms',
    "first?.kind === 'choice' ? relativeForms(first) : undefined",
    'undefined',
  ),
  quotes('joins values that are not strings by themselves', 'parts.length === 0 || !isText', 'parts.length === 0'),
  quotes(
    'joins an expression without parentheses',
    'return operand(applyEdits(file.textOf(node), inner));',
    'return applyEdits(file.textOf(node), inner);',
  ),
  breaks(
    'breaks a conditional and leaves the arguments beside it',
    "args.slice(0, -1).some(({ type }) => type === 'ConditionalExpression')",
    'false',
  ),
];
