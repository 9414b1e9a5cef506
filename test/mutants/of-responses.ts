// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of code
import { mutantsIn } from './mutant.ts';

const read = mutantsIn('src/requests/response/read-as-page.ts', 'fixtures', 'komga');
const branches = mutantsIn('src/requests/response/flow/branches.ts', 'response', 'komga');
const shapes = mutantsIn('src/requests/response/shape/shape.ts', 'response', 'komga');
const follow = mutantsIn('src/requests/response/flow/follow.ts', 'response', 'komga');
const injected = mutantsIn('src/requests/response/flow/follow.ts', 'fixtures');
const types = mutantsIn('src/requests/response/page-type.ts', 'response', 'fixtures');
const callbacks = mutantsIn('src/requests/response/old-callbacks.ts', 'fixtures', 'response');
const trace = mutantsIn('src/requests/response/flow/trace.ts', 'response', 'komga');
const castTypes = mutantsIn('src/requests/response/cast-type.ts', 'fixtures');
const appended = mutantsIn('src/requests/response/append.ts', 'fixtures');
const bodies = mutantsIn('src/requests/response/flow/body.ts', 'fixtures');
const members = mutantsIn('src/requests/response/flow/follow-member.ts', 'fixtures');
const kinds = mutantsIn('src/requests/response/shape/result-kind.ts', 'fixtures');
const decidedCalls = mutantsIn('src/values/methods/decided-call.ts', 'fixtures');
const tables = mutantsIn('src/migrate/objections/used-beside.ts', 'fixtures');
const whereSet = mutantsIn('src/values/text/written-elsewhere.ts', 'projects');
const absent = mutantsIn('src/migrate/split/pass-on-query.ts', 'projects');
const vueUse = mutantsIn('src/requests/response/shape/vueuse-kind.ts', 'fixtures');
const schemas = mutantsIn('src/requests/response/caller-schema.ts', 'projects', 'fixtures');
const typesOf = mutantsIn('src/values/types/type-of.ts', 'fixtures');
const outside = mutantsIn('src/source/names/outside-name.ts', 'fixtures');

/** Responses that are read wrongly once they are pages. */
export const mutantsOfResponses = [
  decidedCalls(
    'takes the test of one of several paths for that of all',
    'others.some((one) => decide(one) !== is)',
    'false',
  ),
  tables('takes any use of a table for one of its keys', "isOutside(file, parent.callee, 'Object.keys')", 'true'),
  whereSet('writes a path where other code reads the variable', 'through: via.slice(0, at)', 'through: []'),
  absent(
    'takes what may be absent for anything',
    "if (value.kind === 'undefined') return [];\n    const held",
    'const held',
  ),
  vueUse('adds a second `afterFetch` to one of the client', 'if (hasOwnReader(evaluator, client))', 'if (false)'),
  vueUse('does not see what reads the whole response of VueUse', 'if (keepsResponse(place.file, last))', 'if (false)'),
  schemas(
    'takes any schema of a list for one of any strings',
    'items !== undefined && !isOfTexts(evaluator, schema)',
    'false',
  ),
  appended(
    'leaves out the type of a page that comes from a client of any type',
    '[callee.object, rootOf(callee)].some((one) => isOfAny(trace, one))',
    'false',
  ),
  castTypes('does not see the type of what a function returns', 'shownBy(evaluator, fn.place);', 'undefined;'),
  typesOf('does not know what a map holds', '(heldBy(node, file) ?? this.#kept(node, file))', 'heldBy(node, file)'),
  bodies(
    'takes the first of two assertions for the type of the body',
    "type?.type === 'TSUnknownKeyword' && isCast(trace.parentOf(parent))",
    'false',
  ),
  kinds('takes a body of an unknown type for one of any type', ', isUnknown: typeArgumentsOf(node).length === 0', ''),
  members('writes a type that the request has already', 'typeArgumentsOf(trace.call).length > 0', 'false'),
  outside(
    "takes a client's own name for the platform's",
    'file.names.isGlobal(inner) ? inner.name : (importedName(inner, file.names) ?? constantName(file, inner))',
    'inner.name',
  ),
  outside(
    'does not know what is only declared to be there',
    'if (binding !== undefined && isAmbient(binding, names)) return binding.name;',
    '',
  ),
  read('does not unwrap', "return 'refused' in read ? read : read.edits;", "return 'refused' in read ? read : [];"),
  branches('unwraps in an error branch', "if (!holding.includes(200)) return 'failed';", ''),
  branches(
    'unwraps what `ok` is false for',
    "return isPart(tested, node, /^ok$/) ? (holds ? 'ok' : 'failed') : undefined;",
    'return undefined;',
  ),
  branches(
    'unwraps after an early return of the answer',
    'if (leaves(statement.consequent)) verdict = ',
    'if (false) verdict = ',
  ),
  branches(
    'unwraps in a `catch`',
    "return inner === outer.body && !tested.isWithoutErrors ? 'failed' : undefined;",
    'return undefined;',
  ),
  callbacks(
    'does not follow what a user script awaits',
    'return isMember(trace.call.callee) ? trace.follow(trace.call, promiseOf(shape)) : undefined;',
    'return undefined;',
  ),
  shapes(
    'takes the text of an answer for its body',
    'response: { body: text, _data: body },',
    'response: { body, _data: body },',
  ),
  shapes(
    'follows every member of a list of answers',
    "return shape.at === undefined || shape.at === Number(name) ? shape.of : 'harmless';",
    'return shape.of;',
  ),
  follow(
    'follows an answer that may be something else',
    'if (isEmpty(other) || isNothing || contains(other, trace.call)) return',
    'if (other) return',
  ),
  follow(
    'lets an answer go into a function that is not followed',
    '  trace.refuse(\n    /^Promise',
    "  if (callee !== '') return;\n  trace.refuse(\n    /^Promise",
  ),
  types(
    'leaves the type of an array',
    'return [...imported, { start: startOf(node), end: endOf(node), text }];',
    'return [];',
  ),
  types('leaves numbers as numbers', "return `${content}${isOptional ? '?' : ''}.map(String)`;", 'return content;'),
  types('keeps the type of texts', 'items === undefined ? text : `${typeOfItems[items]}[]`', 'text'),
  trace(
    'takes a name that stands for something else',
    'return [...names, ...numbered].find(isFree) ?? `${names[0]}10`;',
    "return names[0] ?? '';",
  ),
  injected('does not know what AngularJS injects', "object?.name === '$q' && ", 'false && '),
];
