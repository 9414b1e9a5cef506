/** Nuxt resolves the module without an extension. */
export default defineEventHandler(async (event) => {
  const params: Record<string, unknown> = { size: 30 };
  for (const [name, value] of Object.entries(getQuery(event))) params[name] = value;
  return useKomga()('/series', { params }); // want: review not-retried
});
