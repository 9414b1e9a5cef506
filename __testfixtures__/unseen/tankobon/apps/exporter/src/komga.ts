import wretch from 'wretch';
import QueryStringAddon from 'wretch/addons/queryString';
import { retry } from 'wretch/middlewares';
import { all, attempt, flow, map, orElse } from './task';

interface Page {
  totalElements: number;
}

const komga = wretch(`${process.env.KOMGA_URL}/api/v1`)
  .addon(QueryStringAddon)
  .auth(`Basic ${Buffer.from(process.env.KOMGA_LOGIN ?? '').toString('base64')}`)
  .middlewares([retry({ maxAttempts: 2, delayTimer: 400 })]);

const total = (page: Page): number => page.totalElements;

/** -1 in Grafana means "could not be asked". */
const counted = orElse(-1);

const series = flow(
  attempt(() => komga.query({ size: 1, deleted: false }).get('/series').json<Page>()),
  map(total),
  counted,
);

const inProgress = flow(
  attempt(() => komga.url('/books').query({ read_status: 'IN_PROGRESS', size: 1 }).get().json<Page>()),
  map(total),
  counted,
);

const broken = flow(
  attempt(() =>
    komga
      .url('/books')
      .query({ media_status: ['ERROR', 'UNSUPPORTED'], size: 1 })
      .get()
      .unauthorized(() => ({ totalElements: -2 }))
      .json<Page>(),
  ),
  map(total),
  counted,
);

const publishers = flow(
  attempt(() => komga.get('/publishers').json<string[]>()),
  map((list: string[]) => list.length),
  counted,
);

const duplicates = flow(
  attempt(() => komga.query({ size: 1 }).get('/books/duplicates').json<Page>()),
  map(total),
  counted,
);

export const snapshot = all({ series, inProgress, broken, publishers, duplicates });
