// fixture: profile=komga
const server = process.env.KOMGA_URL;

interface Chosen { library?: string; status?: string }

let counted = 0;

/** A test that is asked only if another one fails. */
export async function eitherOr(library?: string, status?: string) {
  return fetch(`${server}/api/v1/books/list?size=20`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
          ...(!library && status ? [{ readStatus: { operator: 'is', value: status } }] : []),
        ],
      },
    }),
  }); // want: migrated
}

export const inAChain = ({ library, status }: Chosen) =>
  fetch(`${server}/api/v1/books/list?size=20`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
          ...(!library && status ? [{ readStatus: { operator: 'is', value: status } }] : []),
        ],
      },
    }),
  }); // want: migrated

/** A test inside another one, before and behind what that one adds. */
export const inside = ({ library, status }: Chosen) =>
  fetch(`${server}/api/v1/books/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
          ...(library && status ? [{ readStatus: { operator: 'is', value: status } }] : []),
        ],
      },
    }),
  }); // want: migrated

export const before = ({ library, status }: Chosen) =>
  fetch(`${server}/api/v1/books/list?size=20`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          ...(library && status ? [{ readStatus: { operator: 'is', value: status } }] : []),
          ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
        ],
      },
    }),
  }); // want: migrated

/** What is added to an empty string is gone with it. */
export async function added(library?: string, status?: string) {
  return fetch(server + '/api/v1/books/list?size=20', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
          ...(status ? [{ readStatus: { operator: 'is', value: status } }] : []),
        ],
      },
    }),
  }); // want: migrated
}

/** Other work under the same tests stays. */
export async function counting(library?: string, status?: string) {
  if (!library) counted++;
  if (status === undefined && counted > 1) counted = 0;
  return fetch(`${server}/api/v1/books/list?size=20`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
          ...(status ? [{ readStatus: { operator: 'is', value: status } }] : []),
        ],
      },
    }),
  }); // want: migrated
}

/** A string that is also used for something else is kept. */
export async function named(library?: string) {
  let query = '';
  if (library) query += `&library_id=${library}`;
  document.title = query;
  return fetch(`${server}/api/v1/books?size=20${query}`); // want: manual query-unknown
}

/** One that is only logged besides is not. */
export async function logged(library?: string) {
  console.log('loading ');
  return fetch(`${server}/api/v1/books/list?size=20`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
  }); // want: migrated
}

/** A value that brings another parameter with it. */
export const inOneValue = (isMine: boolean) =>
  fetch(`${server}/api/v1/books?size=${isMine ? '500&library_id=L1' : '20'}`); // want: manual query-unknown

/** A test of something else says nothing of the value, which may be blank. */
export const underAnother = (library: string, page: number) =>
  fetch(`${server}/api/v1/books/list?size=20`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: page > 0 && library ? { libraryId: { operator: 'is', value: library } } : undefined,
    }),
  }); // want: migrated

/** An assignment inside an expression stays where it is. */
export async function assignedInside(status: string, page?: number) {
  let query = '?size=20';
  page !== undefined && (query += '&read_status=' + status);
  return fetch(server + '/api/v1/books' + query); // want: manual query-unknown
}

/** An id that is absent was sent as the word for that, which finds nothing. */
export const absent = (libraryId?: string) => fetch(`${server}/api/v1/books/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: String(libraryId) } } }),
}); // want: migrated
