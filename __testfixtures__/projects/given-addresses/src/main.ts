import { Shelf } from './shelf';

const shelf = new Shelf(`${process.env.KOMGA_URL}/api/v1`);
const again = new Shelf(`${process.env.KOMGA_URL}/api/v1`);
export const all = async () => [await shelf.genres(), await again.ended('comics'), await shelf.rename('1', 'Comics')];
