// Paths that only come about when the code runs.
const root = '/api/v1';

export async function load(...more: string[]) {
  let path = root;
  for (const part of more) path += `/${part}`;
  const response = await fetch(process.env.KOMGA_URL + path); // want: manual path-not-followed
  return response.json();
}

export const sharing = () => load(['sharing', 'labels'].join('-'));
