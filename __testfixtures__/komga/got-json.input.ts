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

// Nothing says what the body is, except the code around the call.
export const asserted = async () => ((await bare('genres')) as unknown as string[]).length; // want: migrated
export const promised = () => bare.get('tags') as unknown as Promise<string[]>; // want: migrated
export const assigned = async () => {
  const names: string[] = await bare('genres'); // want: migrated
  return names;
};
export const loose = async () => ((await bare('genres')) as any).length; // want: migrated
