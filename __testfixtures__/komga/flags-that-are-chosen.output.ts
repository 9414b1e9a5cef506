// fixture: profile=komga
import axios from 'axios';

export const kept = (all: boolean) =>
  axios.post('/api/v1/series/list', {
    condition: { deleted: { operator: (all ? false : true) ? 'isTrue' : 'isFalse' } },
  }); // want: migrated
export const either = (a: boolean, b: boolean) =>
  axios.post('/api/v1/series/list', { condition: { oneShot: { operator: a || b ? 'isTrue' : 'isFalse' } } }); // want: migrated
