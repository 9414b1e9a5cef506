// fixture: profile=komga
// A path and a query that were two texts become one, if nothing is left between them.
const KOMGA = 'http://komga.local:25600';

export const next = (id: string) =>
  // want: migrated
  fetch(
    `${KOMGA}/api/v1/books/list?sort=metadata.numberSort,asc&size=1`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: {
          allOf: [{ seriesId: { operator: 'is', value: id } }, { readStatus: { operator: 'is', value: 'UNREAD' } }],
        },
      }),
    },
  );

export const some = (size: number) => fetch(KOMGA + '/api/v1/books/list?size=' + size, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { readStatus: { operator: 'is', value: 'READ' } } }),
}); // want: migrated

// Texts that are not changed stay two.
export const on = () => fetch(KOMGA + '/api/v1/books/ondeck' + '?size=5'); // nope: another list
