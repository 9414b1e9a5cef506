// fixture: profile=komga
const base = '/api/v1';

// What one branch sets moves, what the other one sets stays.
export async function more(url: URL) {
  const q = new URLSearchParams({ size: '48', page: url.searchParams.get('page') ?? '0' });
  const library = url.searchParams.get('library');
  const search = url.searchParams.get('q');
  if (library) q.set('library_id', library);
  if (search) q.set('search', search);
  else q.set('sort', 'metadata.titleSort,asc');
  return (await fetch(`${base}/series?${q}`)).json(); // want: migrated
}

// Both move.
export async function either(unread: boolean, tag: string) {
  const q = new URLSearchParams({ size: '48' });
  if (unread || tag === '') {
    q.set('read_status', 'UNREAD');
  } else {
    q.append('tag', tag);
  }
  return (await fetch(`${base}/books?${q}`)).json(); // want: migrated
}

// Both stay.
export async function sorted(isNew: boolean, tag: string) {
  const q = new URLSearchParams({ size: '48', tag });
  if (isNew) q.set('sort', 'createdDate,desc');
  else q.set('sort', 'metadata.titleSort,asc');
  return (await fetch(`${base}/series?${q}`)).json(); // want: migrated
}

// One name in both branches is one value of two.
export async function chosen(isNew: boolean) {
  const q = new URLSearchParams({ size: '48' });
  if (isNew) q.set('read_status', 'UNREAD');
  else q.set('read_status', 'READ');
  return (await fetch(`${base}/books?${q}`)).json(); // want: manual query-unknown
}

// The third branch depends on two tests.
export async function chain(first: string, second: string) {
  const q = new URLSearchParams({ size: '48' });
  if (first) q.set('tag', first);
  else if (second) q.set('read_status', second);
  return (await fetch(`${base}/books?${q}`)).json(); // want: manual query-unknown
}

// What is tested is something else at the call.
export async function changed(search?: string) {
  const q = new URLSearchParams({ size: '48' });
  if (search) q.set('sort', 'metadata.titleSort,asc');
  else q.set('read_status', 'UNREAD');
  search = 'other';
  return (await fetch(`${base}/books?${q}&page=${search.length}`)).json(); // want: manual query-unknown
}
