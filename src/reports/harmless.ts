/** Control characters besides tab and line feed, and those that turn the direction of text around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal
const dangerous = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Text of a source file for a terminal or a page: what would steer either becomes a visible sign. */
export function harmless(text: string): string {
  return text.replaceAll(dangerous, signFor);
}

/** `\u001b` becomes `␛`; of others a replacement character is left. */
function signFor(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\u{fffd}';
}
