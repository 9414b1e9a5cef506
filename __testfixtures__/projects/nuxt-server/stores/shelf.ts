import { useKomga } from '../server/utils/komga';

const komga = useKomga();

/** The client joins its base and the path, so that `..` leaves the base. */
export const genres = () => komga<string[]>('/genres'); // want: migrated
export const one = (id: string) => komga(`/series/${id}`); // nope: one series
