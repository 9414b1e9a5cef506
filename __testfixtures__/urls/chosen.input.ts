export async function tags(kind: 'all' | 'book' | 'series') {
  let path: string;
  if (kind === 'all') path = '/api/v1/tags';
  else if (kind === 'book') path = '/api/v1/tags/book';
  else path = '/api/v1/tags/series';
  return (await fetch(path)).json(); // want: review lists-joined, review lists-joined, review lists-joined
}

export async function values(field: string) {
  let path = '';
  switch (field) {
    case 'genre':
      path = '/api/v1/genres';
      break;
    case 'language':
      path = '/api/v1/languages';
      break;
    case 'collection':
      path = '/api/v1/collections'; // nope: a live operation
      break;
    default:
      path = `/api/v1/publishers`;
  }
  const response = await fetch(path, { credentials: 'include' }); // want: review response-not-shown, review response-not-shown, review response-not-shown
  return (await response.json()) as string[];
}

export async function lists(books: boolean) {
  let path = '/api/v1/series';
  if (books) path = '/api/v1/books';
  return (await fetch(path)).json(); // want: review response-not-shown, review response-not-shown
}

export async function deckOrAll(deck: boolean) {
  let path = '/api/v1/books';
  if (deck) path = '/api/v1/books/ondeck';
  return (await fetch(path)).json(); // want: review response-not-shown
}

const byField: Record<string, string> = {
  ages: '/api/v1/age-ratings',
  labels: '/api/v1/sharing-labels',
};

export const byName = (field: 'ages' | 'labels') => fetch(byField[field] ?? '/api/v1/genres'); // want: review response-not-shown, review response-not-shown, review response-not-shown
