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

export const languages = async () =>
  (await bare.get<{ content: string[] }>('../v2/languages?unpaged=true')).content.length; // want: migrated
export const publishers = () =>
  bare.get('../v2/publishers?unpaged=true').json<{ content: string[] }>().then((page) => page.content); // want: migrated

// Nothing says what the body is, except the code around the call.
export const asserted = async () => ((await bare('../v2/genres?unpaged=true')) as unknown as { content: string[] }).content.length; // want: migrated
export const promised = () =>
  (bare.get('../v2/tags?unpaged=true') as unknown as Promise<{ content: string[] }>).then((page) => page.content); // want: migrated
export const assigned = async () => {
  const names: string[] = (await bare('../v2/genres?unpaged=true') as any).content; // want: migrated
  return names;
};
export const loose = async () => ((await bare('../v2/genres?unpaged=true')) as any).content.length; // want: migrated
