const server = process.env.KOMGA_URL ?? 'https://demo.komga.org';

export const languages = async () => (await fetch(`${server}/api/v1/languages`)).json(); // want: review response-not-shown
export const books = async () => (await fetch(`${server}/api/v1/books`)).json(); // want: review response-not-shown
