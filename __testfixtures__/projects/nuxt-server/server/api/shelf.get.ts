export default defineEventHandler(async () => {
  const komga = useKomga();
  return komga('/series', { query: { page: 0, size: 36 } }); // want: review not-retried
});
