// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of code
import { mutantsIn } from './mutant.ts';

const mapped = mutantsIn('src/values/methods/mapped-list.ts', 'fixtures');
const wrapper = mutantsIn('src/requests/wrappers/wrapper.ts', 'fixtures');
const signature = mutantsIn('src/requests/wrappers/signature.ts', 'fixtures');
const slots = mutantsIn('src/requests/wrappers/slots.ts', 'fixtures');

const joined = mutantsIn('src/requests/response/flow/joined-requests.ts', 'fixtures');
const given = mutantsIn('src/values/binding-value.ts', 'projects');
const provided = mutantsIn('src/values/declared/provided.ts', 'projects');
const survey = mutantsIn('src/runner/codebase/survey.ts', 'projects');
const found = mutantsIn('src/requests/find-call-sites.ts', 'fixtures');
const resolved = mutantsIn('src/values/text/url-object.ts', 'fixtures');
const receivers = mutantsIn('src/values/message-receivers.ts', 'projects', 'fixtures');
const slotsOfMessages = mutantsIn('src/requests/wrappers/slots.ts', 'projects');
const taker = mutantsIn('src/requests/wrappers/growing/taker.ts', 'projects');
const describedObjects = mutantsIn('src/requests/guesses/described.ts', 'projects');
const forwarded = mutantsIn('src/values/declared/forwarded-folder.ts', 'projects');
const shownBase = mutantsIn('src/migrate/service/shown-base.ts', 'projects');
const self = mutantsIn('src/values/self.ts', 'projects');
const nodeHttp = mutantsIn('src/requests/libraries/node-http.ts', 'projects', 'fixtures');
const scripts = mutantsIn('src/runner/codebase/shared-scripts.ts', 'projects');
const appended = mutantsIn('src/requests/response/append.ts', 'fixtures');
const shared = mutantsIn('src/values/declared/shared.ts', 'projects');
const foreignUses = mutantsIn('src/values/objects/foreign-uses.ts', 'projects');
const memberWrites = mutantsIn('src/values/objects/member-writes.ts', 'projects');
const autoImports = mutantsIn('src/runner/codebase/auto-imports.ts', 'projects');
const finder = mutantsIn('src/requests/finder.ts', 'projects');
const notFollowed = mutantsIn('src/requests/guesses/not-followed.ts', 'fixtures');
const identity = mutantsIn('src/migrate/service/identity.ts', 'projects');

/** Idioms of clients that their authors wrote without knowing the tool. */
export const mutantsOfSeenClients = [
  mapped('does not know the index that a callback gets', '[element, indexIn(element, index)]', '[element]'),
  wrapper(
    'takes a `?` in the code of an unknown value for the start of a query',
    'const path = normalForm(leaves);',
    "const [path = ''] = normalForm(leaves).split('?', 1);",
  ),
  signature(
    'writes the method under a name that the function does not read',
    'methodName.test(name)',
    "name !== 'method'",
  ),
  signature(
    'writes a method in upper case where the others are in lower case',
    'isLower ? quoted.toLowerCase()',
    'isLower ? quoted',
  ),
  slots('does not look at the functions that options are passed on to', '[callee.node, ...onward]', '[callee.node]'),
  joined('reads the content of what `$.when` makes of several requests', "{ is: 'elements', of: body, at: 0 }", 'body'),
  joined('changes what a function returns to `$.when`', 'return joins.some(', 'return joins.length > 9 && joins.some('),
  joined(
    'takes a promise for a request of jQuery',
    'if (!isCallOf(node) || !isMember(node.callee)) return false;',
    'if (!isCallOf(node) || !isMember(node.callee)) return true;',
  ),
  given('does not know by which name a module passes a client', 'name: received ?? binding.name', 'name: binding.name'),
  provided(
    'does not know what is registered in a module',
    'valuesUnder(evaluator, name, place, registering)',
    'valuesUnder(evaluator, name, place)',
  ),
  survey(
    'does not look into files that use a registered constant',
    "text.includes('angular') ? namesIn(text, /\\b(",
    "text.includes('no angular') ? namesIn(text, /\\b(",
  ),
  found(
    'takes the client that a field starts with for the one that is set later',
    'based.length > 0 ? based : all',
    'all',
  ),
  resolved(
    'keeps the query of a base',
    'const under = withoutQuery(evaluator.text(base));',
    'const under = evaluator.text(base);',
  ),
  resolved('takes an empty path for no base', "if (knownText(pieces) === '')", "if (knownText(pieces) === '-')"),
  wrapper(
    'overlooks a URL that is made within the options',
    'holdsCall(call.file, root) : isMade)',
    'holdsCall(call.file, root) : false)',
  ),
  wrapper(
    'takes the mark that a function writes for a query of the call',
    '(!isBuilt || isWrittenIn(piece, call))',
    '(!isBuilt || root !== undefined)',
  ),
  wrapper(
    'does not know the options that the call passes where they are sent',
    'within: calls.at(-1)?.env ?? inner.url.env',
    'within: inner.url.env',
  ),
  receivers(
    'takes a message for one of another name',
    'if (kind.isNamed && textAt(at(first)) !== message) return [];',
    '',
  ),
  receivers('does not know with what a receiver responds', 'responding: 2', 'responding: 1'),
  receivers(
    'finds what receives a message twice, in the file as it is and as it was',
    'path !== place.file.path || block?.index !== place.file.block?.index',
    'path !== block?.index.toString()',
  ),
  slotsOfMessages(
    'passes what a receiver does not take',
    'taken === undefined || properties',
    'taken !== null || properties',
  ),
  taker(
    'gives a parameter to a function that only passes an object on',
    'if (object === undefined) return own;',
    'return own;',
  ),
  taker('takes a name that another message has already', '!given.includes(name)', "name !== ''"),
  taker('takes each message for one that the function gets', 'return !isOther && keys', 'return keys'),
  forwarded(
    'takes a handler that refuses other methods for one that forwards all',
    ' || usesName(file.tree.program, methodName)',
    '',
  ),
  forwarded('does not know a folder from a setting', "text?.replace(rest, '') === folder", 'text === folder'),
  shownBase('does not look to which version a folder leads', '?.endsWith(prefix) === true', ' !== undefined'),
  shownBase(
    'forgets that the own server may answer first',
    'if ([...ownRoutes].some((route) => isServedBy(path, route))) return undefined;',
    '',
  ),
  describedObjects(
    'takes a message with a method for a request',
    'calleesOf(evaluator, place).length > 0 || site',
    'site',
  ),
  receivers('does not know what receives the messages of an extension', "receives: ['addListener']", 'receives: []'),
  provided('does not know what a preload script gives to a page', '?? exposedUnder(evaluator, name)', ''),
  self(
    'does not know the global that a preload script gives to the scripts of a page',
    '?? exposedUnder(evaluator, name)',
    '',
  ),
  provided('does not know that `window.App` is `App`', 'evaluator.provided(place, name) ?? ', ''),
  shared(
    'takes what a script of another page sets for what this page has',
    'values.length > 1 ? choiceOf(values, place) : values[0]',
    'values[0]',
  ),
  shared(
    'does not see what other scripts add to the object of a page',
    "value.kind === 'object' ?",
    "value.kind === 'url' ?",
  ),
  foreignUses(
    'does not see what a function adds to an object that it is given',
    'call !== undefined && isAddedAtTop(file, call)',
    'false',
  ),
  memberWrites(
    'does not follow an object into the function that is called with it',
    'if (taken) this.#alias(taken, path);',
    '',
  ),
  autoImports('does not know that `window.App` uses `App`', '|\\\\b(?:window|globalThis|self)\\\\.', ''),
  nodeHttp('does not know that a request gets its content type later', 'setting.test(one.name) && ', 'false && '),
  scripts('does not know scripts that a build joins', '...joinedScripts(searched, known)', ''),
  scripts('joins scripts by a name that two of them declare', 'another !== undefined || ', ''),
  nodeHttp(
    'takes a content type that is set in some cases for one that is set in all',
    'last.tests.every(isSure)',
    'last.tests.every(Boolean)',
  ),
  nodeHttp(
    'does not know what `net` of Electron sends',
    "module: 'electron', export: 'net'",
    "module: 'electron', export: ''",
  ),
  appended(
    'writes an arrow function into an old script',
    'trace.file.style.isOld',
    'trace.file.style.spacedBraces && false',
  ),
  identity('takes a folder of a proxy for this service', 'speakFor(rootOf(', '!speakFor(rootOf('),
  identity('takes another machine for this service', 'folder.test(base) || machine.test(base)', 'folder.test(base)'),
  resolved('does not know the function of Node that takes an address apart', "!== 'parse'", "!== 'parsed'"),
  resolved(
    'gives an address the path that only `parse` gives',
    "made.node.type === 'CallExpression'",
    'made.node.type',
  ),
  resolved(
    'takes the query of an address for a part of its path',
    "if (name === 'pathname') return { kind: 'text', pieces: parts.path };",
    "if (name === 'pathname') return { kind: 'text', pieces: [...parts.path, ...parts.search] };",
  ),
  resolved('does not know the host of an address', 'return hostIn(origin) ?? other;', 'return other;'),
  finder(
    'follows a callback for each way to end a request',
    'if (isParameter(place) && areOutcome(this.#evaluator, args)) return [];',
    'isParameter(place) && areOutcome(this.#evaluator, args);',
  ),
  notFollowed('does not tell of a path below an address that it does not know', 'return isPart ?', 'return !isPart ?'),
  notFollowed(
    'takes the name of a page for a path',
    '!pieces.flatMap(leavesOf).some(',
    'pieces.flatMap(leavesOf).some(',
  ),
];
