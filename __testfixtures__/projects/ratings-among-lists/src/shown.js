const server = process.env.KOMGA_URL;

const list = async (path) => (await fetch(server + path)).json();

// want: migrated
export const languages = () => list('/api/v1/languages');
// This one stays as it is, so the function can't read pages.
export const libraries = () => list('/api/v1/libraries');
// want: review age-ratings
export const limits = () => list('/api/v1/age-ratings');
