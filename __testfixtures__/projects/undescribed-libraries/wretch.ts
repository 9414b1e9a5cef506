import wretch from 'wretch';

const komga = wretch(`${process.env.KOMGA_URL}/api/v1`).auth(`Basic ${process.env.KOMGA_LOGIN}`).errorType('json');

export const libraries = () => komga.url('/libraries').get().json<Library[]>(); // nope: a live list
export const series = (text: string) => komga.url(`/series?search=${encodeURIComponent(text)}`).get().json<Page<Series>>(); // want: migrated
export const books = (id: string) => komga.url(`/series/${id}/books`).get().json<Page<Book>>(); // want: migrated
export const tags = () => komga.get('/tags').json<string[]>(); // want: migrated
export const save = (id: string, changes: object) => komga.url(`/libraries/${id}`).put(changes).res(); // want: migrated
interface Page<T> { content: T[]; last: boolean }
interface Series { id: string }
interface Book { id: string }
interface Library { id: string }
