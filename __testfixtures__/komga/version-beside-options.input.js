// fixture: profile=komga
const host = 'https://komga.example.com';

// The version goes through two functions, and has the same name in both.
const send = async (path, { version = 'v1' }) => (await fetch(`${host}/api/${version}${path}`)).json();
const load = (path) => send(path, {});
export const genres = async () => (await load('/genres')).length; // want: review

// A whole string becomes a name.
const read = async (path) => {
  const version = 'v1';
  return (await fetch(`${host}/api/${version}${path}`)).json();
};
export const languages = async () => (await read('/languages')).length; // want: review
