import { words } from '../../contract/words.ts';
import { type Outlined, readLiterals } from '../../source/outline/literals.ts';
import { hasScriptBlocks } from '../../source/script-blocks.ts';
import { namedIn } from './names.ts';

/** What the strings in a file may have to do with deprecated paths, told before the file is parsed. */
export interface Seeds {
  /** Whether the start of a first-generation path may stand in it, or in a setting that it reads: it names the service. */
  readonly hasVersion: boolean;
  /** Whether a path of the first generation may stand in it, whatever operation has it. */
  readonly isVersioned: boolean;
  /** Whether it names the service. */
  readonly isNamed: boolean;
  /** Whether a part of a deprecated path stands in a string of it. */
  readonly hasPart: boolean;
  /** Whether a whole deprecated path may stand in it, or a generated name of its operation. */
  readonly hasPath: boolean;
}

const none: Seeds = { hasVersion: false, isVersioned: false, isNamed: false, hasPart: false, hasPath: false };

/**
 * Looks for parts of deprecated paths in the strings of a file; comments, and strings that are only compared with, do not count.
 * The name of the service counts wherever it stands.
 */
export function seedsIn(path: string, text: string): Seeds {
  const isNamed = namedIn(text) === 'ours';
  const { versionWord, pathWord, operationWord } = words();
  if (!isNamed && !versionWord.test(text) && !pathWord.test(text) && !operationWord.test(text)) return none;
  const { literals, code } = outlined(path, text);
  // In markup it is not known where a string ends, and so not whether a path may go on behind the version.
  const hasVersion = isNamed || (hasScriptBlocks(path) ? versionWord.test(text) : literals.some(holdsVersion));
  const hasPart = literals.some((literal) => !literal.isCompared && holdsPart(literal.text));
  const isVersioned = isNamed || literals.some(({ text: literal }) => versionWord.test(literal));
  return { hasVersion, isVersioned, isNamed, hasPart, hasPath: (hasVersion && hasPart) || operationWord.test(code) };
}

/** Markup has texts without quotes. */
function outlined(path: string, text: string): Outlined {
  return hasScriptBlocks(path) ? { literals: [{ text, isCompared: false }], code: text } : readLiterals(text);
}

function holdsVersion({ text, isCompared }: Outlined['literals'][number]): boolean {
  return !isCompared && isVersionText(text);
}

/** Whether a string may be the start of a first-generation path. */
export function isVersionText(text: string): boolean {
  return words().pathStart.test(text);
}

function holdsPart(text: string): boolean {
  return words().pathWord.test(text);
}
