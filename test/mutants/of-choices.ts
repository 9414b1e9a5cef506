import { mutantsIn } from './mutant.ts';

const branches = mutantsIn('src/migrate/choices/branches.ts', 'fixtures');
const choose = mutantsIn('src/migrate/choices/choose.ts', 'fixtures');

export const mutantsOfChoices = [
  branches('keeps the body of the last round', "(binding.kind === 'var' && isRepeated(file, block))", 'false'),
  branches('does not see that a case goes on', '(!isEnded && index < cases.length - 1)', 'false'),
  branches('forgets that no branch may be taken', 'isOpen && (init || !isTyped)', 'isOpen && init'),
  choose('reads all responses like one of them', '!isRead || texts', 'texts'),
];
