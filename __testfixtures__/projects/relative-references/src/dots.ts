const root = new URL('./api/v1/', location.href.includes('komga') ? 'http://komga.local:25600' : 'http://localhost:25600');

export async function series(page: number) {
  const response = await fetch(new URL(`./series?page=${page}&size=40`, root)); // want: migrated
  return (await response.json()).content;
}
export async function publishers(): Promise<string[]> {
  const response = await fetch(new URL('../v1/publishers', root).href); // want: migrated
  return response.json();
}
