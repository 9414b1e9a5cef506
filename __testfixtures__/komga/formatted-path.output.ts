// fixture: profile=komga
import util, { format } from 'node:util';

const root = process.env.KOMGA_URL;

export const genres = async (id: string) =>
  (await fetch(`${root}/api/v2/genres?library_id=${id}&unpaged=true`)).json().then((page) => page.content); // want: migrated
export const publishers = async () =>
  (await fetch(util.format('%s/api/v2/%s', root, 'publishers?unpaged=true'))).json().then((page) => page.content); // want: migrated
export const collections = async () => (await fetch(util.format('%s/api/v1/%s', root, 'collections'))).json(); // nope: is not deprecated
