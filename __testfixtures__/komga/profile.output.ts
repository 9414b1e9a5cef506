// fixture: profile=komga
import axios from 'axios';

export async function volumes(id: string, unread: boolean) {
  const response = await axios.post(
    '/api/v1/books/list',
    {
      condition: {
        allOf: [{ seriesId: { operator: 'is', value: id } }, { readStatus: { operator: 'is', value: 'UNREAD' } }],
      },
    },
    { params: { size: 50, sort: 'metadata.numberSort,asc' } },
  ); // want: migrated
  return unread ? response.data.content : [];
}

export async function tags(): Promise<string[]> {
  return (await fetch('/api/v2/tags?include=BOOK&unpaged=true')).json().then((page) => page.content); // want: migrated
}
