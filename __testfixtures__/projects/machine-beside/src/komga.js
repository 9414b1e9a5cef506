/** The page is served by the server itself. */
export const series = async () => (await fetch('/api/v1/series?size=20')).json(); // want: migrated
export const libraries = async () => (await fetch('/api/v1/libraries')).json(); // nope: not deprecated
export const one = async (id) => (await fetch(`/api/v1/series/${id}`)).json(); // nope: not deprecated
