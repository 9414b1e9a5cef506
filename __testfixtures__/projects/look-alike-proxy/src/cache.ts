const maxAge: Record<string, number> = {
  '/api/v1/genres': 3600, // nope: a table of a cache; mention
  '/api/v1/libraries': 60, // nope: a table of a cache
};

export function ageOf(pathname: string): number {
  if (pathname === '/api/v1/series') return 30; // nope: compares a path; mention
  if (pathname.startsWith('/api/v1/books')) return 10; // nope: compares a path; mention
  return maxAge[pathname] ?? 0;
}
