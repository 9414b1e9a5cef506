// What never happens in a trial is edited by its proof alone.
export const roles = async () => {
  if (navigator.onLine) return (await fetch(`${process.env.KOMGA_URL}/api/v1/authors/roles`)).json(); // want: migrated
  return [];
};
export const series = async (id: string) => (await fetch(`https://example.com/api/v1/series/${id}`)).json(); // nope: another service
