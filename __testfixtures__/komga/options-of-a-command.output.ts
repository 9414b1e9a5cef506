// fixture: profile=komga
// What a command is called with: the description of an option says whether it is a list
import { parseArgs } from 'node:util';
import * as util from 'node:util';
import axios from 'axios';

const { values } = parseArgs({
  options: {
    library: { type: 'string', multiple: true },
    status: { type: 'string', multiple: true, default: ['ENDED'] },
    collection: { type: 'string', short: 'c' },
    oneshot: { type: 'boolean' },
  },
});

// want: migrated
export const ofLibraries = () => axios.post(
  '/api/v1/books/list',
  {
    condition: values.library?.length
      ? { anyOf: values.library.map((value) => ({ libraryId: { operator: 'is', value } })) }
      : undefined,
  },
  { params: { size: 20 } },
);
// want: migrated
export const ofStatus = () => axios.post(
  '/api/v1/series/list',
  { condition: { anyOf: values.status.filter(Boolean).map((value) => ({ seriesStatus: { operator: 'is', value } })) } },
  { params: { size: 20 } },
);
// want: migrated
export const ofCollection = () => axios.post(
  '/api/v1/series/list',
  { condition: values.collection ? { collectionId: { operator: 'is', value: values.collection } } : undefined },
  { params: { size: 20 } },
);
// want: migrated
export const single = () => axios.post(
  '/api/v1/series/list',
  {
    condition: values.oneshot !== undefined
      ? { oneShot: { operator: values.oneshot ? 'isTrue' : 'isFalse' } }
      : undefined,
  },
  { params: { size: 20 } },
);

const described = { publisher: { type: 'string', multiple: true } } as const;
const args = util.parseArgs({ options: described, strict: false }).values;
const { publisher } = args;
// want: migrated
export const ofPublisher = () => axios.post(
  '/api/v1/series/list',
  {
    condition: publisher?.length
      ? { anyOf: publisher.filter(Boolean).map((value) => ({ publisher: { operator: 'is', value } })) }
      : undefined,
  },
  { params: { size: 20 } },
);

// Whether it is a list depends on what is not written here
declare const several: boolean;
const { values: open } = parseArgs({ options: { library: { type: 'string', multiple: several } } });
// want: review assumed-single
export const ofEither = () => axios.post(
  '/api/v1/books/list',
  { condition: open.library ? { libraryId: { operator: 'is', value: open.library } } : undefined },
  { params: { size: 20 } },
);
