import { mutantsIn } from './mutant.ts';

const branches = mutantsIn('src/migrate/choices/branches.ts', 'fixtures');
const conditions = mutantsIn('src/migrate/choices/conditionals.ts', 'fixtures');
const rows = mutantsIn('src/migrate/choices/rows.ts', 'fixtures');
const uses = mutantsIn('src/migrate/choices/row-uses.ts', 'fixtures');
const choose = mutantsIn('src/migrate/choices/choose.ts', 'fixtures');

export const mutantsOfChoices = [
  branches('keeps the body of the last round', "(binding.kind === 'var' && isRepeated(file, block))", 'false'),
  branches('does not see that a case goes on', '(!isEnded && index < cases.length - 1)', 'false'),
  branches('forgets that no branch may be taken', 'isOpen && (init || !isTyped)', 'isOpen && init'),
  choose('reads all responses like one of them', '!isRead || texts', 'texts'),
  conditions('makes a test twice', 'carrier === undefined || holdsSuch(choice, mayChange)', 'carrier === undefined'),
  conditions('asks before something else is done', 'isPlain && isFirst ?', 'isPlain ?'),
  rows('gives a row no body that others have', 'body === undefined && !isExact', 'body === undefined'),
  uses(
    'does not see that other code reads a path',
    'parent === this.reading.reader || isOnlyShown(this.file, parent)',
    'true',
  ),
  uses(
    'does not see that a row is passed on',
    'if (!isMember(parent) || parent.object !== node) return false;',
    'if (!isMember(parent) || parent.object !== node) return true;',
  ),
  uses(
    'does not see that a row is called on itself',
    'this.rows.objects.every((row) => isWithoutThis(row, name))',
    'true',
  ),
];
