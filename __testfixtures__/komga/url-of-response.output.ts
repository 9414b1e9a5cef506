// fixture: profile=komga
const server = 'https://komga.example.com';

export async function named() {
  const response = await fetch(`${server}/api/v1/books?size=1`); // want: manual url-read
  return [new URL(response.url).pathname, await response.json()];
}

export async function nextPage(page: number) {
  const { url, ok } = await fetch(`${server}/api/v1/series?size=20&page=${page}`); // want: manual url-read
  return ok ? url.replace(/page=\d+/, `page=${page + 1}`) : undefined;
}

const nameOf = (response: Response) => response.url.split('/').pop();
export const tags = () =>
  fetch(`${server}/api/v1/tags`).then(async (response) => [nameOf(response.clone()), await response.json()]); // want: manual url-read

// A log line, an error message and a test with the same result say nothing of it.
export async function told() {
  const response = await fetch(`${server}/api/v1/books/list?size=2`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }); // want: migrated
  console.info(response.url);
  if (response.url.includes('/login')) throw new Error('signed out');
  if (!response.ok) throw new Error(`${response.status} at ${response.url}`);
  return response.json();
}

// That of another response does not matter.
export async function other() {
  const page = await fetch(`${server}/login`);
  const response = await fetch(`${server}/api/v1/books/list?size=3`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }); // want: migrated
  return page.url === server ? response.json() : undefined;
}
