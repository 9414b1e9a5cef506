import { words } from '../../contract/words.ts';
import { type Outlined, readLiterals } from '../../source/outline/literals.ts';
import { hasScriptBlocks } from '../../source/script-blocks.ts';
import { namesOurs } from './names.ts';

/** How the strings in a file relate to deprecated paths, found before the file is parsed. */
export interface Seeds {
  /** Whether it, or a setting that it reads, may contain the start of a first-generation path: it names the service. */
  readonly hasVersion: boolean;
  /** Whether it may contain a path of the first generation, of any operation. */
  readonly isVersioned: boolean;
  /** Whether it names the service. */
  readonly isNamed: boolean;
  /** Whether one of its strings contains a part of a deprecated path. */
  readonly hasPart: boolean;
  /** Whether such a string is the first argument of a call, and begins with that part. */
  readonly isPartPassed: boolean;
  /** Whether it may contain a whole deprecated path, one with an unknown end, or a generated name of its operation. */
  readonly hasPath: boolean;
}

const none: Seeds = {
  hasVersion: false,
  isVersioned: false,
  isNamed: false,
  hasPart: false,
  isPartPassed: false,
  hasPath: false,
};

/**
 * Looks for parts of deprecated paths in the strings of a file; comments, and strings that are only compared with, do
 * not count. The name of the service counts anywhere.
 */
export function seedsIn(path: string, text: string): Seeds {
  const isNamed = namesOurs(text);
  const { versionWord, pathWord, operationWord, openPath } = words();
  if (!isNamed && !versionWord.test(text) && !pathWord.test(text) && !operationWord.test(text)) return none;
  const { literals, code } = outlined(path, text);
  // In markup the end of a string is unknown, and so is whether a path continues after the version.
  const hasVersion = isNamed || (hasScriptBlocks(path) ? versionWord.test(text) : literals.some(holdsVersion));
  const parts = literals.filter((literal) => !literal.isCompared && holdsPart(literal.text));
  const hasPart = parts.length > 0;
  const isPartPassed = parts.some((literal) => literal.isFirstArgument && holdsPart(firstSegment(literal.text)));
  const isVersioned = isNamed || literals.some(({ text: literal }) => versionWord.test(literal));
  const isOpen = literals.some((literal) => !literal.isCompared && openPath.test(literal.text));
  // Example: `[base, 'api', 'v1', ...kinds].join('/')`
  const isJoined = code.includes('.join(') && literals.some(holdsVersion);
  const hasPath = (hasVersion && hasPart) || isOpen || isJoined || operationWord.test(code);
  return { hasVersion, isVersioned, isNamed, hasPart, isPartPassed, hasPath };
}

/** `books` of `/books/latest?size=1` */
function firstSegment(path: string): string {
  return path.replace(/^\//, '').split(/[/?#]/, 1)[0] ?? '';
}

/** Text in markup has no quotes. */
function outlined(path: string, text: string): Outlined {
  return hasScriptBlocks(path)
    ? { literals: [{ text, isCompared: false, isFirstArgument: true }], code: text }
    : readLiterals(text);
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
