import { axiosMockAdapterLibrary } from './axios-mock-adapter.ts';
import { cypressLibrary } from './cypress.ts';
import { fetchMockLibrary } from './fetch-mock.ts';
import { mswLibrary } from './msw.ts';
import { nockLibrary } from './nock.ts';

/** Every library whose calls stand in for requests in tests. */
export const doubles = [mswLibrary, nockLibrary, fetchMockLibrary, axiosMockAdapterLibrary, cypressLibrary] as const;
