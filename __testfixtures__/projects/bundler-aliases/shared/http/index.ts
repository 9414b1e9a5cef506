export async function getJson<T>(path: string): Promise<T> {
  const answer = await fetch(`${process.env.KOMGA_URL}${path}`);
  return answer.json() as Promise<T>;
}
