/** jscodeshift's choice of parsers, which its published types leave out. */
declare module 'jscodeshift/src/getParser.js' {
  import type { File } from '@babel/types';

  /** What Babel says of text that it could read to its end. */
  interface RecoveredError {
    readonly reasonCode?: string;
    readonly message: string;
    readonly loc?: { readonly line: number; readonly column: number };
  }

  /**
   * Gives Babel's parser with some options, by default those for Flow; `parse` throws Babel's `SyntaxError` with its
   * position in `loc`.
   */
  export default function getParser(
    name: 'babylon',
    options?: object,
  ): { parse(text: string): File & { readonly errors?: readonly RecoveredError[] } };
}

declare module 'jscodeshift/parser/tsOptions.js' {
  /** The options with which jscodeshift reads TypeScript. */
  const options: { readonly plugins: readonly (string | readonly [string, object])[] };
  export default options;
}
