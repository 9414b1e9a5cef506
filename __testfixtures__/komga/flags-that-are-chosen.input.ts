// fixture: profile=komga
import axios from 'axios';

export const kept = (all: boolean) =>
  axios.get('/api/v1/series', { params: { deleted: all ? false : true } }); // want: migrated
export const either = (a: boolean, b: boolean) =>
  axios.get('/api/v1/series', { params: { oneshot: a || b } }); // want: migrated
