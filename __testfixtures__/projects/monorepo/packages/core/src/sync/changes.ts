import type { Config } from '../config/index.js';
import { transport } from '../http/transport.js';
import type { Book, Page } from '../models/index.js';
import { BOOKS } from '../paths/books.js';
import { REFERENTIAL } from '../paths/referential.js';

/** What was released after a day, straight through the transport. */
export function releasedAfter(config: Config, day: string): Promise<Page<Book>> {
  return transport<Page<Book>>(config, { method: 'GET', path: `${BOOKS}?released_after=${day}&unpaged=true` }); // want: review query-parameters
}

export const labels = (config: Config) => transport<string[]>(config, { method: 'GET', path: REFERENTIAL.labels }); // want: review response-not-shown

export const markRead = (config: Config, id: string) =>
  transport<void>(config, { method: 'PATCH', path: `${BOOKS}/${id}/read-progress`, body: { completed: true } }); // nope: another path
