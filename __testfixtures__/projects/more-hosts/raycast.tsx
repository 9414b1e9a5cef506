import { List } from '@raycast/api';
import { useFetch } from '@raycast/utils';
export default function Command() {
  const { data, isLoading } = useFetch<{ content: { id: string; name: string }[] }>(`${server}/api/v1/series?size=100`, { headers: { 'X-API-Key': key } }); // want: migrated
  return <List isLoading={isLoading}>{data?.content.map((one) => <List.Item key={one.id} title={one.name} />)}</List>;
}
const { server, key } = getPreferenceValues();
