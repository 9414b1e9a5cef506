import { call } from './call.ts';

export async function disableScan(id: string): Promise<void> {
  await call({ path: `/api/v1/libraries/${id}`, method: 'PUT', payload: { scanInterval: 'DISABLED' } }); // want: migrated
  await call({ path: `/api/v1/libraries/${id}/scan`, method: 'POST' }); // nope: another path
}

const facet = (name: string) => call<string[]>({ path: `/api/v1/${name}` });

export const facets = () =>
  Promise.all([
    facet('genres'), // want: review wrapper-grown
    facet('publishers'), // want: review response-not-shown
    facet('libraries'), // nope: a live list
  ]);
