// What is wanted, and what is on the Komga server.

interface Wanted {
  name: string;
}

export async function wanted(url: string): Promise<Wanted[]> {
  const response = await fetch(`${url}/api/v1/series?status=Paused`); // nope: Komga knows no such status; mention
  return ((await response.json()) as { data: Wanted[] }).data;
}

export async function broken(url: string): Promise<Wanted[]> {
  const query = new URLSearchParams({ media_status: 'QUEUED' });
  const response = await fetch(`${url}/api/v1/books?${query}`); // nope: Komga knows no such state of a book; mention
  return response.json();
}

export async function owned(server: string, key: string) {
  const headers = { 'X-API-Key': key };
  const response = await fetch(`${server}/api/v1/series?status=Ended&unpaged=true`, { headers }); // want: review
  return response.json();
}
