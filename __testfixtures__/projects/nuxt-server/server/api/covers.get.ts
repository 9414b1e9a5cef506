export default defineEventHandler(async (event) => {
  const komga = useKeptKomga(event);
  const [series, labels] = await Promise.all([
    komga<{ totalElements: number }>('/series', { query: { size: 1 } }), // want: migrated
    komga<string[]>('/sharing-labels'), // want: migrated
  ]);
  return { series: series.totalElements, labels };
});
