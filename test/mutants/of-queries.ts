// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of code
import { mutantsIn } from './mutant.ts';

const conditions = mutantsIn('src/rewrite/conditions.ts', 'fixtures', 'komga');
const body = mutantsIn('src/rewrite/body.ts', 'fixtures', 'komga');
const split = mutantsIn('src/rewrite/split-query.ts', 'fixtures', 'komga');
const built = mutantsIn('src/rewrite/built-query.ts', 'komga', 'fixtures');

/** A query that is taken apart wrongly. */
export const mutantsOfQueries = [
  body(
    'puts two keys into one condition',
    "`allOf: [${conditions.join(', ')}]`",
    "conditions.map((one) => one.replace(/^\\{ ?| ?\\}$/g, '')).join(', ')",
  ),
  body(
    'leaves the encoding on a value that moves into the body',
    'const encoded = encodedArgument(hole);',
    'const encoded = undefined;',
  ),
  body(
    'leaves the encoding on known text',
    "piece.kind === 'text' ? decodeURIComponent(piece.text)",
    "piece.kind === 'text' ? piece.text",
  ),
  conditions('leaves the encoding on a literal value', 'literals(decoded(text), isList)', 'literals(text, isList)'),
  conditions('takes a plus sign for itself', "text.replaceAll('+', ' ')", 'text'),
  conditions(
    'does not split values at commas',
    "isList ? text.split(',').map((part) => part.trim()) : [text]",
    '[text]',
  ),
  conditions(
    'takes a list joined with commas for one value',
    "return [joinedList(source) ?? { kind: 'one', source }];",
    "return [{ kind: 'one', source }];",
  ),
  conditions('splits an author at the first comma', "text.lastIndexOf(',')", "text.indexOf(',')"),
  conditions('leaves a role in capitals', '        .toLowerCase(),\n', ''),
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
  conditions('moves the first day of a release year', '`${Number(text) - 1}`', '`${Number(text)}`'),
  conditions('sends a day without a time', 'quoted(file, `${text}T00:00:00Z`)', 'quoted(file, text)'),
  conditions('turns a flag', "(text) ? 'isTrue' : 'isFalse')", "(text) ? 'isFalse' : 'isTrue')"),
  conditions(
    'forgets the test under which a filter is sent',
    'if (parameter.guard === undefined) return element;',
    'return element;',
  ),
  conditions(
    'sends a condition for a value that is blank',
    "return parts.filter((part) => part !== '').map(",
    'return parts.map(',
  ),
  split('asks for all of several values', 'conditions.push(`{ anyOf:', 'conditions.push(`{ allOf:'),
  split(
    'keeps the first of several values',
    'same.map((parameter) => conditionElement(',
    'same.slice(0, 1).map((parameter) => conditionElement(',
  ),
  split('does not say what it drops', 'notes: droppedNotes(facts, moved)', 'notes: []'),
  split('drops a parameter that has no equal', 'if (without !== undefined) return', 'if (without === null) return'),
  split(
    'takes the page out of the query',
    'query.parameters.filter((parameter) => !isKept(parameter))',
    '[...query.parameters]',
  ),
  split(
    'leaves an `&` at the start of the query',
    "changes.push({ start: first.span.start, end: first.span.start + 1, text: '?' });",
    ';',
  ),
  split(
    'leaves the moved filters in the query',
    "return [{ ...span, text: '', isElsewhere: statement !== undefined }];",
    'return [];',
  ),
  split(
    'drops the loser though the winner may be absent',
    'one.name === winner && mayBeAbsent(found, one)',
    'one.name === winner && false',
  ),
  built('reads a query that is changed after the call', ' || startOf(statement) > startOf(site.node)', ''),
  built(
    'reads past an `else`',
    '&& !outer.alternate && names.parentOf(outer) === home',
    '&& names.parentOf(outer) === home',
  ),
];
