import axios, { type AxiosInstance } from 'axios';
import { useQuery } from '@tanstack/react-query';
import { AutoComplete } from './auto-complete';

interface Author {
  name: string;
  role: string;
}

const client = axios.create({ baseURL: '/', timeout: 3000 });

export const AuthorField = ({ role, onPick }: { role: string; onPick(author: Author): void }) => {
  const { data = [] } = useQuery({
    queryKey: ['authors', role],
    queryFn: async () => (await client.get<Author[]>('/api/v2/authors', { params: { role } })).data, // want: review response-not-shown
  });
  return (
    <AutoComplete
      items={data}
      load={(term: string) => axios.get<Author[]>(`/api/v2/authors?search=${term}`).then((r) => r.data)} // want: review response-not-shown
      onPick={onPick}
    />
  );
};

export const whole = () => axios('/api/v2/authors', { responseType: 'json' }); // want: review response-not-shown

export const whole2 = () => axios({ method: 'GET', url: '/api/v2/authors' }); // want: review response-not-shown

export const whole3 = () => client.request<Author[]>({ url: '/api/v2/authors', params: { library_id: 'l1' } }); // want: review response-not-shown

export class Authors {
  constructor(private readonly http: AxiosInstance) {}

  all = async () => (await this.http.get('/api/v2/authors')).data; // want: review response-not-shown

  current = async () => (await this.http.get('/api/v2/authors')).data.content; // nope: migrated already
}

export async function dump(http: AxiosInstance) {
  console.table((await http.get<Author[]>('api/v2/authors')).data); // want: review response-not-shown
}
