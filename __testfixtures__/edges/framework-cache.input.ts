const server = process.env.CATALOGUE_URL;

export const series = () => fetch(`${server}/api/v1/series`, { next: { revalidate: 3600 } }); // want: review cached-request
export const books = (id: string) =>
  // want: review cached-request
  fetch(`${server}/api/v1/series/${id}/books`, { next: { tags: ['books'] }, headers: { Accept: 'application/json' } });
export const genres = () => fetch(`${server}/api/v1/genres`, { next: { revalidate: 3600 } }); // want: review response-not-shown
