// fixture: profile=komga
import got from 'got';

const http = got.extend({ prefixUrl: 'https://komga.example/api/v1', responseType: 'json' });
const bare = http.extend({ resolveBodyOnly: true });

export async function genres(): Promise<string[]> {
  const names = (await http.get('../v2/genres?unpaged=true').json<{ content: string[] }>()).content; // want: migrated
  return names.slice(0, 3);
}

export async function tags(): Promise<string[]> {
  const { body } = await http.get<{ content: string[] }>('../v2/tags?unpaged=true'); // want: migrated
  return body.content.map((tag) => tag.trim());
}

export const languages = async () => (await bare.get<{ content: string[] }>('../v2/languages?unpaged=true')).content.length; // want: migrated
export const publishers = () =>
  bare.get('../v2/publishers?unpaged=true').json<{ content: string[] }>().then((page) => page.content); // want: migrated
