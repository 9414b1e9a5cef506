import { Komga } from './komga.js';

/** What a job gets is made elsewhere. */
export async function enrich({ komga, library }) {
  for (const one of await komga.waiting(library, ['ONGOING', 'ENDED'])) console.log(one.name);
}

export const digest = async () => {
  const komga = new Komga();
  const read = await komga.books({ readStatus: ['READ', 'IN_PROGRESS'], tag: 'weekly' });
  const first = await komga.books({ readStatus: 'UNREAD', tag: 'daily' });
  return [...read, ...first, ...(await komga.ofGenre('humor'))];
};
