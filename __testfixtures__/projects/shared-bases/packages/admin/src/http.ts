export async function http<T>(path: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  return (await answer.json()) as T;
}
