const server = 'https://komga.example.org';

export function ask(path: string, query?: URLSearchParams) {
  const url = new URL(`/api/v1/${path}`, server);
  if (query) url.search = query.toString();
  return fetch(url).then((response) => response.json());
}

export function askEither(path: string, query?: URLSearchParams | Record<string, string>) {
  return fetch(`${server}/api/v1/${path}?${new URLSearchParams(query)}`).then((response) => response.json());
}

export function askText(path: string, query = '') {
  return fetch(`${server}/api/v1/${path}?${query}`).then((response) => response.json());
}
