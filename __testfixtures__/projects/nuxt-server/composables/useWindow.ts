/** Knows what is the application's, and nothing of its server. */
export function useWindow() {
  const shop = useShop();
  const books = shop('/books'); // nope: another service
  const series = readKomga('/series'); // nope: no function of the server is known here
  return { books, series };
}
