// fixture: profile=komga
// Lists whose names are the keys, or the values, of a table.
const root = 'https://komga.example.com';
const titles = { genres: 'Genres', tags: 'Tags' };
enum Kind {
  Publishers = 'publishers',
  Languages = 'languages',
}

export async function byKeys() {
  const found: string[] = [];
  for (const kind of Object.keys(titles)) {
    const list = (await (await fetch(`${root}/api/v2/${kind}?unpaged=true`)).json()).content; // want: migrated, migrated
    found.push(...list);
  }
  return found;
}

export const byEntries = () =>
  Promise.all(
    Object.entries(titles).map(async ([kind, title]) => {
      const list = (await (await fetch(`${root}/api/v2/${kind}?unpaged=true`)).json()).content; // want: migrated, migrated
      return `${title}: ${list.length}`;
    }),
  );

export async function eachName() {
  const counts: Record<string, number> = {};
  for (const kind in titles) {
    const list = (await (await fetch(`${root}/api/v2/${kind}?unpaged=true`)).json()).content; // want: migrated, migrated
    counts[kind] = list.length;
  }
  return counts;
}

const count = async (kind: string): Promise<number> => {
  const list = (await (await fetch(`${root}/api/v2/${kind}?unpaged=true`)).json()).content; // want: migrated, migrated
  return list.length;
};
export const byEnum = () => Promise.all(Object.values(Kind).map(count));

const words = 'genres tags publishers'.split(' ');
export const byWords = () =>
  Promise.all(
    words.map(async (kind) => {
      const list = (await (await fetch(`${root}/api/v2/${kind}?unpaged=true`)).json()).content; // want: migrated, migrated, migrated
      return list.length;
    }),
  );

const [first] = 'languages, please'.split(', ');
export const languages = async () =>
  (await (await fetch(`${root}/api/v2/${first}?unpaged=true`)).json()).content.length; // want: migrated

export const labels = async () => (await (await fetch(`${root}/api/v2/sharing-labels?unpaged=true`)).json()).content.length; // want: migrated

// A table that is written to later may have other names, which nobody sees here.
const open: Record<string, string> = { genres: 'Genres' };
export const add = (kind: string) => {
  open[kind] = kind;
};
export const openOnes = () => Promise.all(Object.keys(open).map((kind) => fetch(`${root}/api/v1/${kind}`))); // want: manual open-end
