// fixture: profile=komga
import axios from 'axios';

export const kept = (all: boolean) =>
  axios.post('/api/v1/series/list', {
    condition: { deleted: { operator: (all ? false : true) ? 'isTrue' : 'isFalse' } },
  }); // want: migrated
export const either = (a: boolean, b: boolean) =>
  axios.post('/api/v1/series/list', { condition: { oneShot: { operator: a || b ? 'isTrue' : 'isFalse' } } }); // want: migrated

// A blank text is one value to the deprecated list, and none to its replacement
export const tagsOf = (series = '') => axios.get('/api/v2/tags', {
  params: { series_id: series, include: 'BOOK', unpaged: true },
}).then((res) => ({ ...res, data: res.data.content })); // want: review blank-value
