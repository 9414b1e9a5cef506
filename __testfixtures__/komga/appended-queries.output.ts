// fixture: profile=komga
import axios from 'axios';

const server = process.env.KOMGA_URL;

export async function several(page: number, library?: string, tag?: string, term?: string) {
  const url = `${server}/api/v1/series/list?page=${page}&size=30`;
  return (
    await axios.post(url, {
      condition: {
        allOf: [
          ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
          ...(tag ? [{ anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) }] : []),
        ],
      },
      fullTextSearch: term,
    })
  ).data.content; // want: migrated
}

export async function owned(id: string, unread: boolean, isReady: boolean) {
  const url = `${server}/api/v1/books/list?unpaged=true&sort=metadata.numberSort,asc`;
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          { seriesId: { operator: 'is', value: id } },
          ...(unread
            ? [
                {
                  anyOf: [
                    { readStatus: { operator: 'is', value: 'UNREAD' } },
                    { readStatus: { operator: 'is', value: 'IN_PROGRESS' } },
                  ],
                },
              ]
            : []),
          ...(isReady ? [{ mediaStatus: { operator: 'is', value: 'READY' } }] : []),
        ],
      },
    }),
  }); // want: migrated
}

export async function paged(id: string, page?: number) {
  let url = server + '/api/v1/books/list?size=5&sort=metadata.numberSort,asc';
  if (page !== undefined) url += '&page=' + page;
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: migrated
}

export async function listed(library?: string, collection?: string): Promise<string[]> {
  let url = `${server}/api/v2/genres?unpaged=true`;
  if (library) url += `&library_id=${library}`;
  else if (collection) url += `&collection_id=${collection}`;
  const answer = await fetch(url); // want: migrated
  return (await answer.json()).content;
}

export async function either(term?: string) {
  let url = `${server}/api/v1/series?size=5`;
  if (term) url += `&search=${encodeURIComponent(term)}`;
  else url += '&sort=metadata.titleSort,asc';
  return fetch(url); // want: manual query-unknown
}

export async function eitherPaging(id: string, all: boolean, page: number) {
  let url = `${server}/api/v1/books/list?sort=metadata.numberSort,asc`;
  if (all) url += '&unpaged=true';
  else url += `&page=${page}`;
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: migrated
}

export async function changing(wanted?: string) {
  let library = wanted;
  let url = `${server}/api/v1/series?size=5`;
  if (library) url += '&complete=true';
  library = undefined;
  return fetch(url); // want: manual value-unknown
}

export async function kept(wanted: number) {
  let page = wanted;
  let url = `${server}/api/v1/series/list?size=5`;
  if (page > 0) url += `&page=${page}`;
  page = 0;
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }); // want: migrated
}
