import { mutantsIn } from './mutant.ts';

const lists = mutantsIn('src/migrate/edits/alike/list-condition.ts', 'fixtures');
const functions = mutantsIn('src/migrate/edits/alike/one-function.ts', 'fixtures');
const heldOptions = mutantsIn('src/requests/edits/respell.ts', 'fixtures');
const listed = mutantsIn('src/migrate/edits/alike/lists-alike.ts', 'fixtures');
const headed = mutantsIn('src/migrate/edits/alike/headers-alike.ts', 'fixtures');
const versions = mutantsIn('src/migrate/edits/alike/versions-alike.ts', 'fixtures');
const texts = mutantsIn('src/migrate/edits/plain-quotes.ts', 'fixtures');
const truths = mutantsIn('src/values/flow/under-test.ts', 'fixtures');
const called = mutantsIn('src/values/types/given-by-call.ts', 'fixtures');
const marks = mutantsIn('src/values/text/template-with-mark.ts', 'fixtures');
const names = mutantsIn('src/migrate/conditions/named-as-one.ts', 'fixtures');
const companies = mutantsIn('src/migrate/split/company.ts', 'fixtures');
const splits = mutantsIn('src/migrate/split/split-query.ts', 'fixtures');
const queries = mutantsIn('src/migrate/query/query.ts', 'fixtures');
const layout = mutantsIn('src/migrate/edits/lay-out.ts', 'fixtures');
const headers = mutantsIn('src/requests/edits/headers.ts', 'fixtures');

/** How new code is written, so that it reads as the rest of the file does. */
export const mutantsOfSpelling = [
  layout('spreads an option that fits', '!isSmallArgument(file, one)', 'true'),
  headers(
    'does not see that headers are made of an object',
    'isObject(evaluator.evaluate({ ...place, node: given }))',
    'false',
  ),
  lists(
    'takes a test of more than a list for a test of the list',
    "test.operator === '&&' && [test.left, test.right].every(",
    "test.operator === '&&' && [test.left, test.right].some(",
  ),
  functions('gives a function a name that is taken', 'form.names.find((one) => !isUsed(file, one))', 'form.names[0]'),
  functions(
    'declares a function among the names of all scripts',
    "holder.type === 'Program' && hasOwnNames(file)",
    "holder.type === 'Program'",
  ),
  functions('declares a function between signatures', '!isOverload(before[index - 1])', 'index >= 0'),
  heldOptions('changes no request whose headers have a name', 'return isNamed ||', 'return'),
  listed(
    'shares nothing with a list that is the only condition',
    '[...beside, ...alone',
    '[...beside, ...[] as typeof alone',
  ),
  listed('makes the type of all lists wider for one', 'isFlat || !one.isFlat', 'true'),
  listed('leaves out that a list may be absent', "isOptional ? '(values ?? [])' : 'values'", "'values'"),
  listed('sends a single value as a list of letters', "isFlat ? '[values || []].flat()' : maybe", 'maybe'),
  listed(
    'declares a function for two conditions',
    'if (some.length > 2) return true;',
    'if (some.length > 1) return true;',
  ),
  headed('gives headers a function for two calls', 'some.length > 2', 'some.length > 3'),
  versions(
    'reads the page in a function of which a call reads more',
    'all.map(({ call, read }) => read &&',
    'all.slice(0, 1).map(({ call, read }) => read &&',
  ),
  versions('gives calls of different types the types of the first', 'isRead ? one.inner : one.whole', 'one.inner'),
  names('takes a list under a name in the singular for one value', 'name ? !isSingular(name) : false', 'false'),
  names('believes that a request has each name once', "memberName(query) !== 'query'", 'true'),
  texts('merges strings that no edit touched', '!(isNew(before) || isNew(right))', 'false'),
  texts('leaves strings side by side', "operator !== '+' || !isText(before)", 'true'),
  truths('tests a text again that the code around asks for', 'testsOf(place).some(asks)', 'false'),
  called('does not know what URLSearchParams give', "return memberName(object) === 'searchParams'", 'return false'),
  marks('repairs a text where its parts are known', 'isShort(init) ? init : undefined', 'undefined'),
  names(
    'takes a value beside lists for a single one',
    "value.kind === 'any' && value.kinds === undefined &&",
    'false &&',
  ),
  companies('takes a filter from a call that is left', 'companiesOf(plans.filter(isOpen))', 'companiesOf(plans)'),
  splits(
    'asks twice for a value that is asked for once',
    'site.company !== undefined && written.some(',
    'written.length < 0 && written.some(',
  ),
  queries(
    'takes two values of one name for two that are sent',
    'isInBoth(one) ? { ...one, isLoose: true } : one',
    'one',
  ),
  layout(
    'breaks parentheses that the file leaves on the line',
    'const isHugging = hugsAwaited(text);',
    'const isHugging = false;',
  ),
  layout(
    'keeps what is awaited beside its parenthesis',
    'const isHugging = hugsAwaited(text);',
    'const isHugging = true;',
  ),
];
