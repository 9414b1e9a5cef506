const base = process.env.KOMGA_URL;

// A function receives what changes the object
const state = { path: '/api/v1/genres' };
const produce = (work: (draft: typeof state) => void) => work(state);
export const use = (path: string) =>
  produce((draft) => {
    draft.path = path;
  });
export const ofState = async (): Promise<string[]> => (await fetch(base + state.path)).json(); // want: manual several-operations

// A loop changes it
const one = { path: '/api/v1/tags' };
const two = { path: '/api/v1/collections' };
export const useEach = (path: string) => {
  for (const each of [one, two]) each.path = path;
};
export const ofOne = async (): Promise<string[]> => (await fetch(base + one.path)).json(); // want: manual several-operations

// Callbacks of a library, and of functions that receive other objects, do not
const kept = { path: '/api/v1/languages', retries: 2 };
declare const host: { describe(table: object): void };
host.describe(kept);
export const later = (list: { path: string }[]) => list.map((each) => ({ path: each.path }));
export async function ofKept(): Promise<string[]> {
  return (await fetch(base + kept.path)).json(); // want: migrated
}
