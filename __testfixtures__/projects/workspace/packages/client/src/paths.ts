export const books = '/api/v1/books';
export const labels = '/api/v1/sharing-labels'; // mention
export const libraries = '/api/v1/libraries';
