// fixture: profile=komga
import axios from 'axios';

// A line that fits is no reason for two objects of which only the second is on several lines.
export function timely(wait: number) {
  // want: migrated
  return axios.post(
    '/api/v1/books/list',
    { condition: { tag: { operator: 'is', value: 'new' } } },
    {
      timeout: wait,
    },
  );
}

export const beside = (wait: number) =>
  axios.post('/api/v1/books/list', { condition: { tag: { operator: 'is', value: 'new' } } }, { timeout: wait }); // want: migrated
