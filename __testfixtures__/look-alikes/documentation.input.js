/**
 * Before 1.26 the filters came from fetch('/api/v1/genres') and fetch('/api/v1/tags').
 * @see https://catalogue.example.org/docs#get-/api/v1/series
 */
// const old = await fetch('/api/v1/age-ratings'); // nope: commented out

export const help = {
  genres: 'The list at /api/v1/genres is going away in version 2.', // nope: a sentence
  howTo: `Send GET /api/v1/books?page=0 to read the first page.`, // nope: a sentence
};

export const changelog = [
  { version: '1.19.0', text: 'deprecated the list of books' }, // nope: a sentence
  { version: '1.26.0', text: 'GET /api/v1/tags was replaced by GET /v2/tags' }, // nope: a sentence
];

export const description = { paths: { '/api/v1/authors/{id}': { get: { summary: 'One author' } } } }; // nope: an API description of a live path

/* fetch('/api/v1/publishers') */ // nope: commented out
