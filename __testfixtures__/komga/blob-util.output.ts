// fixture: profile=komga
import ReactNativeBlobUtil from 'react-native-blob-util';

const headers = { Authorization: 'Basic YTpi' };

export async function genres(server: string): Promise<string[]> {
  const response = await ReactNativeBlobUtil.fetch('GET', `${server}/api/v2/genres?unpaged=true`, headers); // want: migrated
  return response.json().content;
}

export function unread(server: string, series: string) {
  return ReactNativeBlobUtil.config({ trusty: true }) // want: migrated
    .fetch(
      'POST',
      `${server}/api/v1/books/list?sort=metadata.numberSort,asc`,
      { 'Content-Type': 'application/json' },
      JSON.stringify({
        condition: {
          allOf: [{ seriesId: { operator: 'is', value: series } }, { readStatus: { operator: 'is', value: 'UNREAD' } }],
        },
      }),
    )
    .then((response) => response.json().content);
}

export function rename(server: string, library: string, name: string) {
  const body = JSON.stringify({ name });
  return ReactNativeBlobUtil.fetch('PATCH', `${server}/api/v1/libraries/${library}`, { ...headers, 'Content-Type': 'application/json' }, body); // want: migrated
}

export function cover(server: string, series: string) {
  return ReactNativeBlobUtil.config({ fileCache: true }).fetch('GET', `${server}/api/v1/series/${series}/thumbnail`); // nope: a thumbnail
}
