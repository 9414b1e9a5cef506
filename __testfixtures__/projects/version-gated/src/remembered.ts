import { ask } from './komga';

let canSearch: boolean | undefined;

/** Older servers do not have the search; this is found out once. */
export async function unread(size: number): Promise<unknown[]> {
  const paging = `size=${size}&sort=createdDate,desc`;
  if (canSearch !== false) {
    try {
      const page = await ask(`/api/v1/books/list?${paging}`, 'POST', {  // nope: moved already
        condition: { readStatus: { operator: 'is', value: 'UNREAD' } },
      });
      canSearch = true;
      return page.content;
    } catch {
      canSearch = false;
    }
  }
  return (await ask(`/api/v1/books?read_status=UNREAD&${paging}`)).content; // want: manual compatibility-code
}
