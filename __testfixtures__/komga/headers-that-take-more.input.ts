// fixture: profile=komga
// A function that adds what it is given to its headers gets the content type as one more.
const server = process.env.KOMGA_URL;
const key = process.env.KOMGA_KEY ?? '';

const withKey = (extra: Record<string, string> = {}) => ({ 'X-API-Key': key, ...extra });
export const books = () => fetch(`${server}/api/v1/books?size=10`, { headers: withKey() }); // want: migrated
export const series = () => fetch(`${server}/api/v1/series`, { headers: withKey({ Accept: 'application/json' }) }); // want: migrated

function forUser(user: string, extra?: Record<string, string>) {
  return { 'X-User': user, 'X-API-Key': key, ...extra };
}
export const own = (user: string) => fetch(`${server}/api/v1/books?size=5`, { headers: forUser(user) }); // want: migrated

const replaced = (extra: Record<string, string> = {}) => ({ ...extra, 'Content-Type': 'text/plain' });
export const plain = () => fetch(`${server}/api/v1/books?size=3`, { headers: replaced() }); // want: migrated

const accepting = ({ accept }: { accept?: string } = {}) => ({ 'X-API-Key': key, Accept: accept ?? '*/*' });
export const any = () => fetch(`${server}/api/v1/books?size=2`, { headers: accepting() }); // want: migrated

const typed = (extra: { Accept?: string } = {}) => ({ 'X-API-Key': key, ...extra });
export const closed = () => fetch(`${server}/api/v1/books?size=1`, { headers: typed() }); // want: migrated
