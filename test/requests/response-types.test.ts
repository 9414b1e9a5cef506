import { expect, test } from 'vitest';
import { addedErrors, typeErrors, virtualPath } from '../type-errors.ts';
import { cases } from './response-cases.ts';

test('an edited snippet has no type error that it had not before', () => {
  const edited = Object.values(cases)
    .flat()
    .flatMap((one) => ('after' in one && !one.path?.endsWith('.js') ? [one] : []));
  const placeOf = (version: string, index: number) => virtualPath(`${version}/snippet-${index}.tsx`);
  const files = edited.flatMap((one, index) => [
    [placeOf('before', index), one.before] as const,
    [placeOf('after', index), one.after] as const,
  ]);
  const errorsOf = typeErrors(new Map(files));
  const before = edited.map((_, index) => errorsOf(placeOf('before', index)));
  const worse = edited.flatMap(({ name, after: text }, index) => {
    const added = addedErrors(before[index], errorsOf(placeOf('after', index)));
    return added.length > 0 ? [{ name, text, added }] : [];
  });
  expect(worse).toEqual([]);
  const clean = before.filter((messages) => messages.length === 0);
  expect(clean.length).toBeGreaterThan(60);
});
