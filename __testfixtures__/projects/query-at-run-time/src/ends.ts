const server = process.env.KOMGA_URL;
const settings: { library?: string; page?: number } = {};

export function choose(library: string | undefined, page: number): void {
  settings.library = library;
  settings.page = page;
}

const ofLibrary = () => (settings.library ? `&library_id=${settings.library}` : '');
const ofUnread = () => (settings.page ? '&read_status=UNREAD' : '');
const ofPage = () => (settings.page ? `&page=${settings.page}` : '');

/** What stays is written out, and the end is known to hold a filter or nothing. */
export const unread = async () =>
  (await fetch(`${server}/api/v1/books?read_status=UNREAD&size=20&sort=createdDate,desc${ofLibrary()}`)).json(); // want: migrated
export const all = async () => (await fetch(`${server}/api/v1/series?size=1${ofLibrary()}`)).json(); // want: migrated
export const inOrder = async (id: string) =>
  (await fetch(`${server}/api/v1/series/${id}/books?size=5${ofUnread()}`)).json(); // want: migrated

/** The end may hold what stays. */
export const paged = async () => (await fetch(`${server}/api/v1/books?tag=new&size=20${ofPage()}`)).json(); // want: migrated
export const given = async (more: string) => (await fetch(`${server}/api/v1/books?tag=new&size=20${more}`)).json(); // want: migrated

/** What only the function knows, the call cannot name. */
export function shelf() {
  let tag = '';
  const ofTag = () => (tag ? `&tag=${tag}` : '');
  return { choose: (name: string) => (tag = name), ofTag };
}
const { choose: chooseTag, ofTag } = shelf();
export const tagged = async () => {
  chooseTag('new');
  return (await fetch(`${server}/api/v1/series?complete=true&size=5${ofTag()}`)).json(); // want: migrated
};
