import { expect, test } from 'vitest';
import { addedErrors, typeErrors, virtualPath } from '../type-errors.ts';
import { cases } from './response-cases.ts';

/** The type errors of each text, which is a module of its own. */
function errorsOf(texts: readonly string[]): (readonly string[])[] {
  return [...typeErrors(new Map(texts.map((text, index) => [virtualPath(`snippet-${index}.tsx`), text]))).values()];
}

test('an edited snippet has no type error that it had not before', () => {
  const edited = Object.values(cases)
    .flat()
    .flatMap((one) => ('after' in one && !one.path?.endsWith('.js') ? [one] : []));
  const before = errorsOf(edited.map((one) => one.before));
  const after = errorsOf(edited.map((one) => one.after));
  const worse = edited.flatMap(({ name, after: text }, index) => {
    const added = addedErrors(before[index], after[index]);
    return added.length > 0 ? [{ name, text, added }] : [];
  });
  expect(worse).toEqual([]);
  const clean = before.filter((messages) => messages.length === 0);
  expect(clean.length).toBeGreaterThan(60);
});
