/** jscodeshift's `getParser`, which its published types leave out. */
declare module 'jscodeshift/src/getParser.js' {
  import type { File } from '@babel/types';

  /** A syntax error that Babel recovered from. */
  interface RecoveredError {
    readonly reasonCode?: string;
    readonly message: string;
    readonly loc?: { readonly line: number; readonly column: number };
  }

  /**
   * Returns Babel's parser with some options, by default those for Flow. `parse` throws Babel's `SyntaxError`, with its
   * position in `loc`.
   */
  export default function getParser(
    name: 'babylon',
    options?: object,
  ): { parse(text: string): File & { readonly errors?: readonly RecoveredError[] } };
}

declare module 'jscodeshift/parser/tsOptions.js' {
  /** The options that jscodeshift parses TypeScript with. */
  const options: { readonly plugins: readonly (string | readonly [string, object])[] };
  export default options;
}
