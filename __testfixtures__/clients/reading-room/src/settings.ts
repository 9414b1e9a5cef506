/** Where the catalogue answers, without a slash at the end. */
export const serverUrl: string = import.meta.env.VITE_CATALOGUE_URL;

export const apiKey = localStorage.getItem('catalogue-key') ?? '';
