import xior from 'xior';

const http = xior.create({ baseURL: process.env.KOMGA_URL, headers: { 'X-API-Key': process.env.KOMGA_KEY } });

export async function unread(library: string, page = 0) {
  const { data } = await http.get<{ content: unknown[] }>('/api/v1/books', { params: { library_id: library, read_status: 'UNREAD', page } }); // want: migrated
  return data.content;
}
export const publishers = async () => (await http.get<string[]>('/api/v1/publishers')).data; // want: migrated
export const rename = (id: string, name: string) => http.put(`/api/v1/libraries/${id}`, { name }); // want: migrated
