// fixture: profile=komga
const host = 'https://komga.example.com';

// The version goes through two functions, and has the same name in both.
const send = async (path, { version = 'v1' }) => (await fetch(`${host}/api/${version}${path}`)).json();
const load = (path, version = 'v1') => send(path, { version });
export const genres = async () => (await load('/genres?unpaged=true', 'v2')).content.length; // want: review

// A whole string becomes a name.
const read = async (path, apiVersion = 'v1') => {
  const version = apiVersion;
  return (await fetch(`${host}/api/${version}${path}`)).json();
};
export const languages = async () => (await read('/languages?unpaged=true', 'v2')).content.length; // want: review
