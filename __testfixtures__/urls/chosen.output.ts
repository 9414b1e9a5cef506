export async function tags(kind: 'all' | 'book' | 'series') {
  let path: string;
  if (kind === 'all') path = '/v2/tags';
  else if (kind === 'book') path = '/v2/tags';
  else path = '/v2/tags';
  return (await fetch(path)).json(); // want: review lists-joined, review lists-joined, review lists-joined
}

export async function values(field: string) {
  let path = '';
  switch (field) {
    case 'genre':
      path = '/v2/genres';
      break;
    case 'language':
      path = '/v2/languages';
      break;
    case 'collection':
      path = '/api/v1/collections'; // nope: a live operation
      break;
    default:
      path = `/v2/publishers`;
  }
  const response = await fetch(path, { credentials: 'include' }); // want: review response-not-shown, review response-not-shown, review response-not-shown
  return (await response.json()) as string[];
}

export async function lists(books: boolean) {
  let path = '/api/v1/series/list';
  if (books) path = '/api/v1/books/list';
  return (
    await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({}),
    })
  ).json(); // want: review response-not-shown, review response-not-shown
}

export async function deckOrAll(deck: boolean) {
  let path = '/api/v1/books/list';
  let body: Record<string, unknown> | undefined = {};
  if (deck) {
    path = '/api/v1/books/ondeck';
    body = undefined;
  }
  return (
    await fetch(path, body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json(); // want: review response-not-shown
}

const byField: Record<string, string> = {
  ages: '/v2/age-ratings',
  labels: '/v2/sharing-labels',
};

export const byName = (field: 'ages' | 'labels') => fetch(byField[field] ?? '/v2/genres'); // want: review response-not-shown, review response-not-shown, review response-not-shown
