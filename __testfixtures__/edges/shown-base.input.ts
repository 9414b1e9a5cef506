// A base that comes from elsewhere, with a default that shows what it holds

declare function setting(name: string): Promise<string | undefined>;

async function base(): Promise<string> {
  return (await setting('address')) ?? 'http://localhost:25600/api/v1';
}

export const series = async () => fetch(`${await base()}/series`); // want: review assumed-base
export const books = async (id: string) => fetch(`${await base()}/series/${id}/books`); // want: review response-not-shown
export const groups = async () => fetch((await base()) + '/series/alphabetical-groups'); // want: review response-not-shown
export const rename = async (id: string) => fetch(`${await base()}/libraries/${id}`, { method: 'PUT', body: '{}' }); // want: migrated
export const genres = async () => fetch(`${await base()}/genres`); // want: review response-not-shown
export const latest = async () => fetch(`${await base()}/series/latest`); // nope: a live list

const plain = process.env.READER_URL || 'http://localhost:25600';
export const tags = () => fetch(`${plain}/api/v1/tags`); // want: review lists-joined
export const moved = () => fetch(`${plain}/series`); // nope: the default shows no version

const given = process.env.READER_API ?? 'http://localhost:25600/api/v1';
export const years = () => fetch(`${given.replace(/\/v1$/, '/v2')}/series/release-years`); // nope: the default shows the second generation
export const languages = () => fetch(`${given.replace(/\/v1$/, '/v2')}/languages`); // nope: it does here too
