// fixture: profile=komga
const apiBase = () => new URL('api/v1/', localStorage.getItem('server') as string);
const endpoint = (path: string) => new URL(path, apiBase());

async function strings(url: URL): Promise<string[]> {
  const res = await fetch(url, { credentials: 'include' });
  return res.json();
}

/** Several lists have the same optional query. */
export function options(libraryId?: string) {
  const scope = libraryId ? `?library_id=${encodeURIComponent(libraryId)}` : '';
  return Promise.all([
    strings(new URL(`../v2/tags?unpaged=true${scope.replace('?', '&')}`, apiBase()))
      .then((page: any): string[] => page.content), // want: migrated
    strings(new URL('../v2/age-ratings?unpaged=true' + scope.replace('?', '&'), apiBase()))
      .then((page: any): string[] => page.content.map(String)), // want: review
    strings(endpoint(`../v2/publishers?unpaged=true${scope.replace('?', '&')}`))
      .then((page: any): string[] => page.content), // want: migrated
    strings(endpoint(`collections${scope}`)), // nope: a live list
  ]);
}

/** This one has a query before what may follow it. */
export function labels(libraryId: string, more = '') {
  const scope = `?library_id=${libraryId}${more && `&collection_id=${more}`}`;
  return Promise.all([
    strings(new URL(`genres${scope}`, apiBase())), // want: manual shared-text
    strings(new URL(`series/new${scope}`, apiBase())), // nope: a live list
  ]);
}
