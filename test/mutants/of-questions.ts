import { mutantsIn } from './mutant.ts';

const ask = mutantsIn('src/runner/questions/ask.ts', 'questions');
const collect = mutantsIn('src/runner/questions/collect.ts', 'questions');
const stated = mutantsIn('src/runner/questions/statements.ts', 'questions');
const keep = mutantsIn('src/runner/questions/keep-answers.ts', 'questions');
const text = mutantsIn('src/values/text/stated-text.ts', 'questions');
const deprecated = mutantsIn('src/migrate/service/find-deprecated.ts', 'questions');
const lacking = mutantsIn('src/migrate/service/missing-facts.ts', 'questions');

/** What a run asks, and what it makes of what a person states. */
export const mutantsOfQuestions = [
  ask('asks what does not help', 'counted.filter(({ unlocks }) => unlocks > 0)', 'counted'),
  ask('asks the least useful first', 'b.unlocks - a.unlocks', 'a.unlocks - b.unlocks'),
  ask('asks again and again', 'questions.filter(({ text }) => !seen.has(text))', 'questions'),
  collect('asks every code base', 'fingerprint !== undefined || isClient', 'true'),
  stated('believes an edit that is only tried', 'isOriginal && !found.has(key)', '!found.has(key)'),
  keep('keeps paths as they are', 'relative(dirname(path), folder)', 'relative(folder, folder)'),
  text('believes what the code contradicts', "value.kind === 'unknown' || value.kind === 'external'", 'true'),
  deprecated(
    'names the first unknown part of a path as its end',
    'pathLeaves(pieces).findLast(',
    'pathLeaves(pieces).find(',
  ),
  lacking('asks about the wrong part of a path', 'holesIn(pathLeaves(pieces)).at(-1)', 'holesIn(pieces)[0]'),
];
