// Two parameters are added in the order of the versions that need them, whichever call comes first.
const root = `${process.env.KOMGA_URL}/api/v1`;

function createShelf() {
  const get = async (path: string) => (await fetch(root + path)).json();
  return { get };
}
const { get } = createShelf();

export const genres = () => get('/genres'); // want: review wrapper-grown
export const ended = async () => (await get('/series?status=ENDED')).content; // want: review wrapper-grown
