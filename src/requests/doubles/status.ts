import type * as t from '@babel/types';

/** Whether a status is a literal error status. */
export function isFailure(status: t.Node | undefined): boolean {
  return status?.type === 'NumericLiteral' && status.value >= 400;
}
