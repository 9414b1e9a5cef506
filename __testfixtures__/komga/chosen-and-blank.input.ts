// fixture: profile=komga
import axios from 'axios';

export const kept = (all: boolean) =>
  axios.get('/api/v1/series', { params: { deleted: all ? false : true } }); // want: migrated
export const either = (a: boolean, b: boolean) =>
  axios.get('/api/v1/series', { params: { oneshot: a || b } }); // want: migrated

// A blank text is one value to the deprecated list, and none to its replacement
export const tagsOf = (series = '') => axios.get('/api/v1/tags/book', { params: { series_id: series } }); // want: review blank-value
