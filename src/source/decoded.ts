/** Text with its URL encoding removed, if that is valid: `%s` stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
