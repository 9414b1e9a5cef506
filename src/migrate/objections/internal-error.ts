import { errorLine } from '../../contract/usage-error.ts';
import { type Refusal, refuse } from '../../requests/call-site.ts';

/** Why a call is left when the tool itself, or a transform of the user, fails at it. */
export function internalError(error: unknown): Refusal {
  return refuse('internal', `${errorLine(error)}; change the call by hand`);
}
