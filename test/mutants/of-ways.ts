import { mutantsIn } from './mutant.ts';

const tests = mutantsIn('src/migrate/objections/decided-by-url.ts', 'fixtures', 'projects');
const reading = mutantsIn('src/requests/on-the-way/url-tests.ts', 'fixtures', 'projects');
const replaced = mutantsIn('src/requests/wrappers/replaced.ts', 'projects');
const context = mutantsIn('src/requests/wrappers/by-context.ts', 'projects');
const hooks = mutantsIn('src/requests/on-the-way/hooks.ts', 'projects');
const flow = mutantsIn('src/requests/flow-of-text.ts', 'projects', 'fixtures');
const blank = mutantsIn('src/migrate/conditions/blank-value.ts', 'fixtures');
const evidence = mutantsIn('src/migrate/service/evidence.ts', 'projects');
const promises = mutantsIn('src/trial/world/promise.ts', 'projects');
const identity = mutantsIn('src/migrate/service/identity.ts', 'fixtures');
const mutation = mutantsIn('src/values/objects/mutation.ts', 'projects');

/** What happens between a call and the request that is not seen, or is seen wrongly. */
export const mutantsOfWays = [
  tests('lets the URL decide on the way', 'return result !== unseen && result === outcome(now);', 'return true;'),
  tests(
    'takes a test that is not known to stay the same',
    'return result !== unseen && result === outcome(now);',
    'return result === outcome(now);',
  ),
  reading(
    'does not look into functions that are given the URL',
    'if (asked === undefined) this.#pass(at, use.given, held);',
    '',
  ),
  replaced(
    'lets a method grow that another function takes the place of',
    'return functions.some(({ place }) => losesArguments(place));',
    'return false;',
  ),
  context('does not see a path that the object gives', 'if (!isGiven) return undefined;', 'return undefined;'),
  context(
    'tells of calls that only lead to one that shows the path',
    '!isShown(leaf, reached, known, finder),',
    'true,',
  ),
  hooks(
    'does not see a query that a function on the way writes',
    'const written = options.writes.filter((one) => isQuery(one.path) && one.happens() !== false);',
    'const written = options.writes.filter(() => false);',
  ),
  flow('takes a call that asks something of a path for one that sends it', 'asking.test(name) ||', 'false ||'),
  flow('does not follow a path into a field', "case 'ClassPrivateProperty':", ''),
  blank(
    'takes any text for one that is not blank',
    'return isText ? { test: source, source } : undefined;',
    'return undefined;',
  ),
  blank('takes a text that is not null for one that is not blank', 'return /^!==?$/.test(operator)', 'return false'),
  evidence('takes another method of one call for that of another service', 'methodsOfCall.some(', 'known.some('),
  promises('forgets what led to a callback', 'OwnPromise.tasks.fromHere(() => {', '(() => {'),
  identity('takes names that are reserved for tests for public hosts', '|test|example|invalid)', ')'),
  mutation('keeps a query that is replaced', 'pieces = withoutQuery(pieces);', ''),
];
