import { apiOfRun } from '../../contract/api.ts';
import type { OperationFacts } from '../../contract/profile.ts';
import type { Any } from '../language/machine.ts';
import type { Reply, Sent } from '../world/network.ts';
import { type Known, type Meaning, meaningOf } from './meaning.ts';

/** The number of items in each list: more than a page of the default size. */
const total = 25;

/** A possible response to a request; it is the same for all requests with the same meaning. */
export function replyTo(sent: Sent, known: Known): Reply {
  const meaning = meaningOf(sent, known);
  if (meaning === 'refused') return { status: 400, data: { message: 'bad request' } };
  if (meaning === undefined) return { status: 200, data: anything(sent) };
  if (/^(PUT|PATCH|DELETE) /.test(meaning.operation)) return { status: 204, data: undefined };
  return { status: 200, data: listOf(meaning) };
}

function listOf(meaning: Meaning): Any {
  const { operation, whole, page, deprecated, facts } = meaning;
  const isOld = deprecated !== undefined;
  const seed = digest(whole);
  const items = (start: number, end: number): Any[] =>
    Array.from({ length: total }, (_, index) => index)
      .slice(start, end)
      .map((index) => itemOf(operation, seed, index, isOld, facts?.itemsBecome));
  const isPage = apiOfRun().replies.isPage(operation) || (facts?.becomesPage === true && !isOld);
  return isPage ? pageOf(items, page) : items(0, total);
}

function pageOf(items: (start: number, end: number) => readonly Any[], page: Meaning['page']): Any {
  const { number, size } = page ?? { number: 0, size: total };
  const content = items(number * size, (number + 1) * size);
  const totalPages = Math.ceil(total / size);
  const last = number >= totalPages - 1;
  return {
    content,
    ...{ number, size, totalElements: total, totalPages, numberOfElements: content.length },
    ...{ first: number === 0, last, empty: content.length === 0 },
  };
}

function itemOf(
  operation: string,
  seed: string,
  index: number,
  isOld: boolean,
  become: OperationFacts['itemsBecome'],
): Any {
  if (become === 'numbers') return isOld ? String(index) : index;
  return apiOfRun().replies.entryOf(operation, seed, index);
}

/** An object for a request about which nothing is known. */
function anything({ url }: Sent): Any {
  return {
    id: 'id-1',
    name: 'name 1',
    path: url.pathname,
    token: 'token',
    content: [{ id: 'id-1', name: 'name 1' }],
    last: true,
  };
}

function digest(text: string): string {
  let hash = 7;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) as number)) | 0;
  return (hash >>> 0).toString(36);
}
