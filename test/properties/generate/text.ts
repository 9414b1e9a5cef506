/** How a program is written. */
export interface Text {
  readonly isTyped: boolean;
}

/** A name with its type, where the program has types: `name: string`, or `bare` without. */
export function typed({ isTyped }: Text, name: string, type: string, bare = name): string {
  return isTyped ? `${name}: ${type}` : bare.replace(/\?$/, '');
}
