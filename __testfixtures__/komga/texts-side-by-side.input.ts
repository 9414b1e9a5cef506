// fixture: profile=komga
// A path and a query that were two texts become one, if nothing is left between them.
const KOMGA = 'http://komga.local:25600';

export const next = (id: string) =>
  // want: migrated
  fetch(
    `${KOMGA}/api/v1/series/${id}/books` +
      '?read_status=UNREAD&sort=metadata.numberSort,asc&size=1',
  );

export const some = (size: number) => fetch(KOMGA + '/api/v1/books' + '?read_status=READ&' + 'size=' + size); // want: migrated

// Texts that are not changed stay two.
export const on = () => fetch(KOMGA + '/api/v1/books/ondeck' + '?size=5'); // nope: another list
