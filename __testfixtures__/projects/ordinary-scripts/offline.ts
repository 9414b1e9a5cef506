interface Server {
  url: string;
  username: string;
}

declare function stored(): Promise<Server>;
declare function basicAuth(server: Server): string;
declare function sign(path: string): string;

export async function unreadCount(libraryId: string): Promise<number> {
  const server = await stored();
  const response = await fetch( // want: migrated
    `${server.url}/api/v1/books?library_id=${libraryId}&read_status=UNREAD&size=1`,
    { headers: { Authorization: basicAuth(server) } },
  );
  return (await response.json()).totalElements;
}

export async function signed(): Promise<unknown> {
  const server = await stored();
  const path = '/api/v1/series?size=1';
  const response = await fetch(server.url + path, { headers: { 'X-Signature': sign(path) } }); // want: manual used-beside
  return response.json();
}

export async function held(size: number): Promise<unknown> {
  const { url } = await stored();
  const init: RequestInit = {
    method: 'GET',
    headers: { Accept: 'application/json' },
  };
  const response = await fetch(`${url}/api/v1/series?size=${size}`, init); // want: migrated
  return response.json();
}
