export async function listSeries({ page = 0, search = '' }) {
  const response = await fetch(`${process.env.CALIBRE_URL}/ajax/category/series?offset=${page * 20}&query=${search}`); // nope: Calibre
  return { content: await response.json(), number: page };
}

export const booksOf = (id: string) => fetch(`${process.env.CALIBRE_URL}/ajax/books_in/series/${id}`); // nope: Calibre
