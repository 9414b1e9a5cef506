// fixture: profile=komga
// A function that asks whether the text of a response is that of a list takes no page.
const root = 'https://komga.example.com';

const ofList = (text: string): string[] => (text.startsWith('[') ? JSON.parse(text) : []);
const first = (text: string): string[] => (text[0] === '[' ? JSON.parse(text) : []);
const any = (text: string): any => (text.length > 0 ? JSON.parse(text) : []);

export const languages = async () => ofList(await (await fetch(`${root}/api/v1/languages`)).text()).length; // want: manual response-passed
export const genres = async () => first(await (await fetch(`${root}/api/v1/genres`)).text()).length; // want: manual response-passed
export const publishers = async () => any(await (await fetch(`${root}/api/v1/publishers`)).text()).length; // want: migrated
