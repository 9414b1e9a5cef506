// fixture: profile=komga
// The address is set by the user and holds the version, as its default shows; other calls keep the version

declare const App: { createRequest(request: { url: string; method: string; param?: string }): Request };
declare const manager: { schedule(request: Request, times: number): Promise<{ status: number; data?: string }> };
declare const store: { get(name: string): Promise<unknown> };

async function address(): Promise<string> {
  return ((await store.get('komga')) as string | null) ?? 'https://komga.example.com/api/v1';
}

export async function filters(): Promise<string[][]> {
  const root = await address();
  const libraries = App.createRequest({ url: `${root}/libraries`, method: 'GET' }); // nope: not deprecated
  const genres = App.createRequest({ url: `${root.replace(/\/v1$/, '/v2')}/genres?unpaged=true`, method: 'GET' }); // want: review assumed-base
  const labels = App.createRequest({
    url: `${root.replace(/\/v1$/, '/v2')}/sharing-labels?unpaged=true`,
    method: 'GET',
  }); // want: review unknown-client
  const { data: names = '[]' } = await manager.schedule(libraries, 1);
  const found = await manager.schedule(genres, 1);
  const shown = await manager.schedule(labels, 1);
  return [JSON.parse(names), JSON.parse(found.data ?? '').content, JSON.parse(shown.data ?? '').content];
}

export async function languages(): Promise<string[]> {
  const response = await fetch(`${(await address()).replace(/\/v1$/, '/v2')}/languages?unpaged=true`); // want: migrated
  return (await response.json()).content;
}

// A slash behind the version
const local = process.env.KOMGA_API ?? 'http://localhost:25600/api/v1/';
export const years = async (): Promise<string[]> => (await fetch(`${local}series/release-dates`)).json(); // want: manual not-proved

// The whole base is in the call
export async function publishers(): Promise<string[]> {
  const response = await fetch(`${process.env.KOMGA_ROOT ?? 'http://localhost:25600/api/v1'}/publishers`); // want: manual not-proved
  return response.json();
}

// Nothing shows what the base holds
export async function ages(root: string): Promise<string[]> {
  const response = await fetch(`${root}/age-ratings`); // want: manual base-unknown
  return response.json();
}
