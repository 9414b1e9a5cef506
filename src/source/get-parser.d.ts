/** jscodeshift's choice of parsers, which its published types leave out. */
declare module 'jscodeshift/src/getParser.js' {
  import type { File } from '@babel/types';

  /** Gives the named parser; `parse` throws Babel's `SyntaxError` with its position in `loc`. */
  export default function getParser(name: 'ts' | 'tsx' | 'babylon'): { parse(text: string): File };
}
