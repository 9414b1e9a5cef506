// fixture: profile=komga
function apiUrl(path: string, query?: URLSearchParams): string {
  const text = query?.toString();
  return `https://komga.example/api/v1${path}${text ? '?' + text : ''}`;
}

const init = { credentials: 'include' } as const;

export const volumes = async (id: string) => (await fetch(apiUrl(`/series/${id}/books`), init)).json(); // want: migrated
export const search = (term: string) => fetch(apiUrl('/series', new URLSearchParams({ search: term, size: '5' })), init); // want: migrated
export const genres = async (): Promise<string[]> => (await fetch(apiUrl('/genres'))).json(); // want: migrated
