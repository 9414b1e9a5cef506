import { call } from './queue.mjs';

export const languages = (library) => call('GET', 'languages', { query: { library_id: library } }); // want: review wrapper-grown
