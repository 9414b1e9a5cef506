// A base that comes from elsewhere, with a default that shows what it holds

declare function setting(name: string): Promise<string | undefined>;

async function base(): Promise<string> {
  return (await setting('address')) ?? 'http://localhost:25600/api/v1';
}

export const series = async () => fetch(`${await base()}/series/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review assumed-base
export const books = async (id: string) => fetch(`${await base()}/books/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}); // want: review response-not-shown
export const groups = async () => fetch((await base()) + '/series/list/alphabetical-groups', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const rename = async (id: string) => fetch(`${await base()}/libraries/${id}`, { method: 'PATCH', body: '{}' }); // want: migrated
export const genres = async () => fetch(`${(await base()).replace(/\/api\/v1$/, '/v2')}/genres`); // want: review response-not-shown
export const latest = async () => fetch(`${await base()}/series/latest`); // nope: a live list

const plain = process.env.READER_URL || 'http://localhost:25600';
export const tags = () => fetch(`${plain}/v2/tags`); // want: review lists-joined
export const moved = () => fetch(`${plain}/series`); // nope: the default shows no version

const given = process.env.READER_API ?? 'http://localhost:25600/api/v1';
export const years = () => fetch(`${given.replace(/\/v1$/, '/v2')}/series/release-years`); // nope: the default shows the second generation
export const languages = () => fetch(`${given.replace(/\/v1$/, '/v2')}/languages`); // nope: it does here too
