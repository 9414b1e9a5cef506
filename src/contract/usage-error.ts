/**
 * A mistake in what the user asked for. The message is one line on what to do; the command prints it and exits with 2.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What anything that was thrown says, on one line. */
export function errorLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s+/g, ' ').trim();
}
