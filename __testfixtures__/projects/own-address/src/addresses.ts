export const COMICS = 'https://comics.example.net/komga';
export const AUDIO = 'https://audio.example.org';
