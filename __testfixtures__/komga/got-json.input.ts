// fixture: profile=komga
import got from 'got';

const http = got.extend({ prefixUrl: 'https://komga.example/api/v1', responseType: 'json' });
const bare = http.extend({ resolveBodyOnly: true });

export async function genres(): Promise<string[]> {
  const names = await http.get('genres').json<string[]>(); // want: migrated
  return names.slice(0, 3);
}

export async function tags(): Promise<string[]> {
  const { body } = await http.get<string[]>('tags'); // want: migrated
  return body.map((tag) => tag.trim());
}

export const languages = async () => (await bare.get<string[]>('languages')).length; // want: migrated
export const publishers = () => bare.get('publishers').json<string[]>(); // want: migrated
