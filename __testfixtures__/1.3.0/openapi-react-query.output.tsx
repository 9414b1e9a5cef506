import createFetchClient from 'openapi-fetch';
import createClient from 'openapi-react-query';

const $api = createClient(createFetchClient({ baseUrl: '/' }));

export function Rename({ libraryId }: { libraryId: string }) {
  const { mutate } = $api.useMutation('patch', '/api/v1/libraries/{libraryId}'); // want: migrated
  const empty = $api.useMutation('post', '/api/v1/libraries/{libraryId}/empty-trash'); // nope: a path below the library
  return <button onClick={() => mutate({ params: { path: { libraryId } }, body: { name: 'Manga' } })}>{empty.status}</button>;
}
