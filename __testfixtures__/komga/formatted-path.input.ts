// fixture: profile=komga
import util, { format } from 'node:util';

const root = process.env.KOMGA_URL;

export const genres = async (id: string) => (await fetch(format('%s/api/v1/genres?library_id=%s', root, id))).json(); // want: migrated
export const publishers = async () => (await fetch(util.format('%s/api/v1/%s', root, 'publishers'))).json(); // want: migrated
export const collections = async () => (await fetch(util.format('%s/api/v1/%s', root, 'collections'))).json(); // nope: is not deprecated
