import { mutantsIn } from './mutant.ts';

const owner = mutantsIn('src/migrate/service/unknown-base.ts', 'fixtures');
const nearNames = mutantsIn('src/migrate/service/names.ts', 'projects');
const schemas = mutantsIn('src/requests/response/caller-schema.ts', 'fixtures');
const wholes = mutantsIn('src/requests/response/shape/result-kind.ts', 'projects');
const paging = mutantsIn('src/migrate/conditions/named-paging.ts', 'fixtures');
const chains = mutantsIn('src/values/objects/class-members.ts', 'projects');
const chained = mutantsIn('src/requests/libraries/similar/chained-verbs.ts', 'projects');
const merges = mutantsIn('src/values/calls.ts', 'fixtures');
const selves = mutantsIn('src/values/self.ts', 'fixtures');
const members = mutantsIn('src/values/objects/members.ts', 'fixtures');
const held = mutantsIn('src/requests/response/shape/result-kind.ts', 'fixtures');
const described = mutantsIn('src/requests/guesses/described.ts', 'fixtures');
const urlUses = mutantsIn('src/requests/url-use.ts', 'fixtures');
const stores = mutantsIn('src/requests/response/flow/stored.ts', 'fixtures');
const texts = mutantsIn('src/requests/response/flow/failure.ts', 'fixtures');
const pages = mutantsIn('src/requests/response/page-type.ts', 'fixtures');
const hosts = mutantsIn('src/requests/response/host.ts', 'fixtures');
const wrappers = mutantsIn('src/requests/wrappers/wrapper.ts', 'fixtures');
const edits = mutantsIn('src/values/text/edit.ts', 'fixtures');
const outside = mutantsIn('src/values/objects/outside-writes.ts', 'fixtures');
const overrides = mutantsIn('src/migrate/objections/overridden.ts', 'fixtures');
const platform = mutantsIn('src/migrate/service/base-change.ts', 'projects');
const maps = mutantsIn('src/values/methods/map-entry.ts', 'projects');

const copies = mutantsIn('src/migrate/split/emptied-query.ts', 'projects');
const conditions = mutantsIn('src/migrate/conditions/conditions.ts', 'fixtures');
const imports = mutantsIn('src/migrate/split/import-edit.ts', 'projects');
const appends = mutantsIn('src/requests/response/append.ts', 'fixtures');

/** Modules that name their own exports, packages that merge options, and clients that grow. */
export const mutantsOfModules = [
  owner('does not know that a folder may be of another service', ' || isFolderOfAnother(text)', ''),
  nearNames('does not look at the key that gives a base', "...keys.map(([, key = '']) => key)", ''),
  paging(
    'does not look at what a function of paging is given',
    'return [...passed, ...mentionedIn',
    'return [...mentionedIn',
  ),
  chains('does not know a client that a later call adds to', 'withLaterCalls(started, derived, name, inClass) ?? ', ''),
  chained('takes a query that replaces the others for one more', ' || isReplaced', ''),
  merges(
    'does not know the functions that merge objects',
    "root.kind === 'module' && assigns(",
    "root.kind === 'module' && !assigns(",
  ),
  described(
    'takes a function that merges objects for one that sends',
    " || evaluator.evaluate(place).kind === 'object'",
    '',
  ),
  selves(
    'does not know the exports that a module names',
    "if (name === 'exports') return wholeModule(evaluator, place.file);",
    '',
  ),
  members(
    'does not know `module.exports` in its own module',
    'if (isOwnExports(value, name)) return',
    'if (isOwnExports(value, name + name)) return',
  ),
  selves(
    'does not know the exports that a function has as `this`',
    'if (isAssignedExport(place.file, node)) return',
    'if (isAssignedExport(place.file, place.node)) return',
  ),
  schemas('does not look for a schema in the options', '.flatMap(withOptions)', ''),
  held(
    'forgets the schema of a body that an object has',
    'heldAs: of.at, arrives: shape.is, schema,',
    'heldAs: of.at, arrives: shape.is,',
  ),
  wholes(
    'takes a promise of `request` for one of the whole response',
    "if (isWhole === 'true')",
    "if (isWhole !== '')",
  ),
  urlUses(
    'does not see a key made of a member of the request',
    'names.has(memberName(member) ?? ',
    '!names.has(memberName(member) ?? ',
  ),
  urlUses('takes a parameter in a key for the body', '|params?$/i', '|params$/i'),
  urlUses('does not know the packages that store things', ' || isOfStorePackage(file, callee)', ''),
  stores(
    'does not know a response that a function put into a store',
    'shapes.length > 0 && shapes.every(',
    'shapes.length < 0 && shapes.every(',
  ),
  stores(
    'takes a store that other files may read for one of the function',
    '!mayBeReadElsewhere(file, callee.object) &&',
    '',
  ),
  stores(
    'takes any key for the one of a response',
    'file.textOf(put.key) === file.textOf(read.key)',
    'put !== undefined',
  ),
  texts(
    'takes a list that stands in for a text for another response',
    "return place.node.value === '[]' ? '[]' : undefined;",
    'return undefined;',
  ),
  pages(
    'reads the items of a list that has no content',
    "isOptionalContent === true || nothing === '[]'",
    'isOptionalContent === true',
  ),
  hosts(
    'overlooks a test of the text before it is parsed',
    'const test = also === undefined ? node.test : also.right;',
    'const test = node.test;',
  ),
  wrappers(
    'takes a query beside the path for one of other code',
    'inner.beside?.includes(piece) ? direct.node : root',
    'root',
  ),
  edits('takes the text beside a URL for that of other code', 'change.start >= end ? outer : root', 'root'),
  outside('does not know what `??=` writes', '/^(\\?\\?|\\|\\|)?=$/.test(node.operator)', "node.operator === '='"),
  overrides(
    'takes an instance of one class for one of any',
    'made.every(({ creation }) => creation !== undefined)',
    'false',
  ),
  platform(
    'sends dots that React Native may keep',
    "manifest)) return { ...site, dots: 'kept' };",
    'manifest)) return site;',
  ),
  platform('does not know that axios resolves dots', "{ ...site, dots: 'joined' }", 'site'),
  maps('takes the client of another key for the one of a call', 'isOwn(name, key)', 'name !== undefined'),
  maps('does not know a client that a function keeps', 'if (kept !== undefined) return kept;', ''),
  copies('writes two copies of shared options', 'return own && more ? ', 'return false ? '),
  conditions('takes a value that is tested for one that may be absent', "isThere ? undefined : '||'", "'||'"),
  imports(
    'writes an import at the start of its line',
    'endOfLine + indentAt(file.text, startOf(last ?? body[0] ?? file.tree.program))',
    'endOfLine',
  ),
  appends('reads the data of a result that has none', 'isOneOfTwo && param === name', 'false'),
];
