export async function load(path: string) {
  const answer = await fetch(`/api/v1/${path}`);
  return answer.json();
}
