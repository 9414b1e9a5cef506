// fixture: profile=komga
import axios from 'axios';

export async function volumes(id: string, unread: boolean) {
  const response = await axios.get(`/api/v1/series/${id}/books`, { params: { read_status: 'UNREAD', size: 50 } }); // want: migrated
  return unread ? response.data.content : [];
}

export async function tags(): Promise<string[]> {
  return (await fetch('/api/v1/tags/book')).json(); // want: migrated
}
