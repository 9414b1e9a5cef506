const base = 'https://komga.example.org/api/v1';

export default async (path: string) => {
  const response = await fetch(base + path, { headers: { Accept: 'application/json' } });
  return response.json();
};
