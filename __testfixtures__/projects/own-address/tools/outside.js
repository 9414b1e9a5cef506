export const books = () => fetch('https://comics.example.net/komga/api/v1/books'); // nope: not under the given paths
