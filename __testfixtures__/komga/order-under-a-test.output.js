// fixture: profile=komga
// The order of a series' books may be left out by a test; the new list has no default for it.
const KOMGA = 'https://komga.example.lan';
export async function appended(id, desc) {
  let address = `${KOMGA}/api/v1/books/list?size=200`;
  if (desc) address += '&sort=metadata.numberSort,desc';
  else address += '&sort=metadata.numberSort,asc';
  return (
    await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
    })
  ).json(); // want: migrated
}
export async function inPlace(id, desc) {
  return (
    await fetch(
      `${KOMGA}/api/v1/books/list?size=200${desc ? '&sort=metadata.numberSort,desc' : '&sort=metadata.numberSort,asc'}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
      },
    )
  ).json(); // want: migrated
}
export async function setIfGiven(id, sort) {
  const params = new URLSearchParams({ size: '20', sort: 'metadata.numberSort,asc' });
  if (sort) params.set('sort', sort);
  return (
    await fetch(`${KOMGA}/api/v1/books/list?${params}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
    })
  ).json(); // want: migrated
}
export async function addedIfGiven(id, sort) {
  const params = new URLSearchParams({ size: '20' });
  if (sort) {
    params.append('sort', sort);
  }
  return (await fetch(`${KOMGA}/api/v1/series/${id}/books?${params}`)).json(); // want: manual query-unknown
}
export async function textOfQuery(id, desc) {
  let query = 'size=20';
  if (desc) query += '&sort=metadata.numberSort,desc';
  else query += '&sort=metadata.numberSort,asc';
  return (
    await fetch(`${KOMGA}/api/v1/books/list?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
    })
  ).json(); // want: migrated
}
export async function inBlock(id, sort) {
  let address = `${KOMGA}/api/v1/books/list?size=200`;
  if (sort) {
    address += `&sort=${sort}`;
  } else {
    address += '&sort=metadata.numberSort,asc';
  }
  return (
    await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
    })
  ).json(); // want: migrated
}
export async function pushed(id, sort) {
  const parts = ['size=20'];
  if (sort) parts.push(`sort=${sort}`);
  return (await fetch(`${KOMGA}/api/v1/series/${id}/books?${parts.join('&')}`)).json(); // want: manual query-unknown
}
export async function ofCaller(id, sort) {
  return (
    await fetch(`${KOMGA}/api/v1/books/list?size=200${sort ? `&sort=${sort}` : '&sort=metadata.numberSort,asc'}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
    })
  ).json(); // want: migrated
}
export async function asSum(id, sort) {
  return (
    await fetch(KOMGA + '/api/v1/books/list' + (sort ? '?sort=' + sort : '?sort=metadata.numberSort,asc'), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
    })
  ).json(); // want: migrated
}

export async function mayBeBlank(id, many, sort) {
  return (await fetch(`${KOMGA}/api/v1/series/${id}/books?size=3${many ? `&sort=${sort}` : ''}`)).json(); // want: manual query-unknown
}

export async function shared(id, sort) {
  const order = sort ? `&sort=${sort}` : '';
  const series = await fetch(`${KOMGA}/api/v1/series/list?size=3${order}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }); // want: migrated
  const books = await fetch(`${KOMGA}/api/v1/series/${id}/books?size=3${order}`); // want: manual query-unknown
  return [await series.json(), await books.json()];
}

export async function nested(id, sorted, desc) {
  let address = `${KOMGA}/api/v1/series/${id}/books?size=3`;
  if (sorted) {
    if (desc) address += '&sort=metadata.numberSort,desc';
  }
  return (await fetch(address)).json(); // want: manual query-unknown
}

export async function twice(id, up, down) {
  let address = `${KOMGA}/api/v1/series/${id}/books?size=3`;
  if (up) address += '&sort=metadata.numberSort,asc';
  if (down) address += '&sort=metadata.numberSort,desc';
  return (await fetch(address)).json(); // want: manual query-unknown
}
