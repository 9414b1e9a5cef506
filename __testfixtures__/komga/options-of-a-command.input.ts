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
export const ofLibraries = () => axios.get('/api/v1/books', { params: { library_id: values.library, size: 20 } });
// want: migrated
export const ofStatus = () => axios.get('/api/v1/series', { params: { status: values.status, size: 20 } });
// want: migrated
export const ofCollection = () => axios.get('/api/v1/series', { params: { collection_id: values.collection, size: 20 } });
// want: migrated
export const single = () => axios.get('/api/v1/series', { params: { oneshot: values.oneshot, size: 20 } });

const described = { publisher: { type: 'string', multiple: true } } as const;
const args = util.parseArgs({ options: described, strict: false }).values;
const { publisher } = args;
// want: migrated
export const ofPublisher = () => axios.get('/api/v1/series', { params: { publisher, size: 20 } });

// Whether it is a list depends on what is not written here
declare const several: boolean;
const { values: open } = parseArgs({ options: { library: { type: 'string', multiple: several } } });
// want: review assumed-single
export const ofEither = () => axios.get('/api/v1/books', { params: { library_id: open.library, size: 20 } });
