import type * as t from '@babel/types';

/** Whether a status is written out as that of a failure. */
export function isFailure(status: t.Node | undefined): boolean {
  return status?.type === 'NumericLiteral' && status.value >= 400;
}
