import { expect, test } from 'vitest';
import { Catalogue } from '../src/komga/catalogue';
import type { Connection, ReadOptions } from '../src/komga/connection';
import type { z } from 'zod';

function stub(answers: Record<string, unknown>): Connection {
  return {
    read: async ({ path, schema }: ReadOptions<z.ZodTypeAny>) => schema.parse(answers[path]),
  } as unknown as Connection;
}

test('age ratings are numbers', async () => {
  const catalogue = new Catalogue(stub({ '/age-ratings': ['None', '0', '18'] }));
  expect(await catalogue.ageRatings()).toEqual([0, 18]);
});

test('writers only', async () => {
  const authors = [
    { name: 'Ann Lee', role: 'writer' },
    { name: 'Bo Ek', role: 'inker' },
  ];
  const catalogue = new Catalogue(stub({ '/authors': authors }));
  expect(await catalogue.writers('s1')).toBe('Ann Lee');
});
