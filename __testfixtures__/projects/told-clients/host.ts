declare const host: any;

export async function publishers(): Promise<string[]> {
  const { data } = await host.http.call({ address: 'http://komga.local:25600/api/v1/publishers', verb: 'GET' }); // want: migrated
  return data;
}
export const books = (id: string, page: number) =>
  host.http.call({ address: `http://komga.local:25600/api/v1/series/${id}/books`, verb: 'GET', parameters: { page } }); // want: migrated
