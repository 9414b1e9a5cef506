type Hook = (query: URLSearchParams, path: string) => void;
export const hooks: Hook[] = [];

export async function get(path: string, query: Record<string, string> = {}) {
  const asked = new URLSearchParams(query);
  for (const hook of hooks) hook(asked, path);
  return (await fetch(`${process.env.KOMGA_URL}${path}?${asked}`)).json();
}
