export async function series(page: number, library?: string, unread = false) {
  let url = `/api/v1/series/list?page=${page}`;
  if (library) {
    url += `&library_id=${library}`;
  }
  if (unread) url += '&read_status=UNREAD&read_status=IN_PROGRESS';
  const res = await fetch(url, {
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    method: 'POST',
    body: JSON.stringify({}),
  }); // want: review query-parameters
  return res.json();
}

export async function genres(library?: string) {
  let url = '/v2/genres';
  if (library) url += '?library_id=' + library;
  return (await fetch(url)).json(); // want: review response-not-shown
}

export async function volumes(base: string, id: string) {
  let url = base;
  url += '/api/v1/books/list';
  return (
    await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
    })
  ).json(); // want: review response-not-shown
}

export async function one(id?: string) {
  let url = '/api/v1/books';
  if (id) url += '/' + id;
  return (await fetch(url)).json(); // want: manual
}

export async function pages() {
  const all = [];
  for (let page = 0, url = '/api/v1/tags'; url; page++) {
    const body = await (await fetch(url)).json(); // want: manual shared-text
    all.push(...body.values);
    url = body.next;
  }
  return all;
}
