/**
 * Characters that move the cursor, change colors, ring the bell, or change the reading direction; not line ends and
 * tabs.
 */
const active = /(?![\n\r\t])\p{Cc}|\r(?!\n)|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * The same value with control characters written out in all strings (`\x1b`), so that a terminal only shows them. Keys
 * are unchanged.
 */
export function harmless<T>(value: T): T {
  if (typeof value === 'string') return value.replace(active, written) as T;
  if (Array.isArray(value)) return value.map(harmless) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, harmless(inner)])) as T;
}

function written(character: string): string {
  const code = character.charCodeAt(0);
  return code < 256 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`;
}
