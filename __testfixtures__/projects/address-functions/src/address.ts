type Value = string | number | boolean | undefined;

let server = '';

export function useServer(url: string) {
  server = url.replace(/\/+$/, '');
}

export function addressOf(path: string, query: Record<string, Value> = {}): string {
  const params = new URLSearchParams();
  Object.entries(query).forEach(([name, value]) => {
    if (value !== undefined) params.append(name, String(value));
  });
  const text = params.toString();
  return `${server}/api/v1${path}${text ? `?${text}` : ''}`;
}

export const coverOf = (seriesId: string) => addressOf(`/series/${seriesId}/thumbnail`); // nope: a picture
