import type { AxiosInstance } from 'axios';

export async function figures(http: AxiosInstance) {
  const unread = await http.get('books', { params: { read_status: 'UNREAD', size: 1 } }); // want: migrated
  const live = await http.get('books/latest'); // nope: a live list
  return [unread.data.totalElements, live.data.totalElements];
}
