// fixture: profile=komga
import { EventEmitter } from 'node:events';

const traffic = new EventEmitter();
async function open(path: string) {
  const response = await fetch(`${process.env.KOMGA_URL}${path}`);
  traffic.emit('response', response.status);
  return response;
}
const loadText = async (path: string) => (await open(path)).text();

export async function compared() {
  const text = await loadText('/api/v1/genres'); // want: manual not-followed
  return text === '[]' ? 'none' : JSON.parse(text).join();
}
export async function measured() {
  const text = await loadText('/api/v1/tags'); // want: manual not-followed
  return text.length <= 2 ? 'none' : JSON.parse(text).join();
}
export async function present() {
  const text = await loadText('/api/v2/publishers?unpaged=true'); // want: migrated
  return text.length > 0 ? (JSON.parse(text).content as string[]) : [];
}
const sized = async (path: string) => {
  const text = await loadText(path);
  if (text !== '[]') traffic.emit('filled');
  return JSON.parse(text) as string[];
};
export const languages = async () => (await sized('/api/v1/languages')).length; // want: manual response-read-by-function

// A copy of the response is read elsewhere
let last: Response | undefined;
async function load(path: string) {
  const response = await open(path);
  last = response.clone();
  return (await response.json()).content;
}
export const labels = async (): Promise<string[]> => load('/api/v2/sharing-labels?unpaged=true'); // want: migrated
export const again = async (): Promise<string[] | undefined> => last?.json()?.then((page) => page.content);
