import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Tonight } from '../src/use-cases/tonight.js';

const page = (content: any[]) => ({ content, number: 0, last: true, totalElements: content.length });

const book = (id: string, read = 0) => ({
  id,
  seriesId: 'S',
  seriesTitle: 'Valerian',
  media: { pagesCount: 50 },
  metadata: { number: '2', title: '' },
  readProgress: read ? { page: read, completed: false } : undefined,
});

test('a started book comes first and counts only what is left', async () => {
  const books: any = { started: async () => page([book('B2', 40)]), onDeck: async () => page([book('B1')]) };
  const out = await new Tonight(books, {} as any).execute(['L'], 2);
  assert.deepEqual(out.map((s) => [s.book, s.minutes]), [['B2', 6], ['B1', 30]]);
});

test('picks by chance when nothing was started', async () => {
  const books: any = { started: async () => page([]), onDeck: async () => page([]) };
  const asked: any[] = [];
  const series: any = {
    count: async () => 10,
    find: async (...args: any[]) => (asked.push(args), page([{ id: 'S9' }])),
    books: async () => [book('B9')],
  };
  const out = await new Tonight(books, series, () => 0.55).execute(['L'], 1);
  assert.equal(out[0].why, 'random');
  assert.equal(asked[0][1].page, 5);
});
