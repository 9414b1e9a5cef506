import type { PageServerLoad } from './$types';

const KOMGA = 'http://komga.local:25600';

export const load: PageServerLoad = async ({ fetch, locals, params }) => {
  const headers = locals.reader!.headers;
  const res = await fetch(`${KOMGA}/api/v1/series?library_id=${params.id}&size=20`, { headers }); // want: migrated
  return { page: await res.json() };
};
