// fixture: profile=komga
import axios from 'axios';

const server = 'https://komga.example';

interface Choice {
  genre: string[];
  label?: string;
  page: number;
}

function choiceIn(url: URL): Choice {
  const { searchParams } = url;
  return { genre: searchParams.getAll('genre'), label: searchParams.get('label') ?? undefined, page: 1 };
}

async function stored(key: string): Promise<Choice> {
  return JSON.parse((await caches.match(key))?.statusText ?? '{}');
}

declare const caches: { match(key: string): Promise<{ statusText: string } | undefined> };

// The declared result of a function says which filters are lists
export async function chosen(url: URL) {
  const choice = choiceIn(url);
  return (
    await axios.post(
      `${server}/api/v1/series/list`,
      { condition: { anyOf: choice.genre.filter(Boolean).map((value) => ({ genre: { operator: 'is', value } })) } },
      { params: { page: choice.page } },
    )
  ).data; // want: migrated
}

export async function kept(key: string) {
  const choice = await stored(key);
  return (
    await axios.post(
      `${server}/api/v1/series/list`,
      { condition: { anyOf: choice.genre.filter(Boolean).map((value) => ({ genre: { operator: 'is', value } })) } },
      { params: { page: choice.page } },
    )
  ).data; // want: migrated
}
