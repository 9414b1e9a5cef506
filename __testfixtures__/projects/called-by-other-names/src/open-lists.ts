export function openLists(origin: string) {
  const base = `${origin}/api/v1`;
  async function ask(path: string) {
    const response = await fetch(base + path, { headers: { Accept: 'application/json' } });
    return response.json();
  }
  return ask;
}
