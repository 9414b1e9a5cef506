// Paths that only come about when the code runs.
const root = '/api/v1';

export async function load(...more: string[]) {
  const path = more.reduce((whole, part) => `${whole}/${part}`, root);
  const response = await fetch(process.env.KOMGA_URL + path); // want: manual path-not-followed
  return response.json();
}

export const sharing = () => load(['sharing', 'labels'].join('-'));
