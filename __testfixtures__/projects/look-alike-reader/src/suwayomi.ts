const S = 'https://suwayomi.example.org';

async function get(path: string) {
  return (await fetch(S + path)).json();
}

export const genres = () => get('/api/v1/genres'); // nope: Suwayomi; mention
export const chapters = (id: string) => get(`/api/v1/manga/${id}/chapters`); // nope: Suwayomi
export const calibre = () => get('/calibre/books'); // nope: Calibre
