// fixture: profile=komga
import axios from 'axios';

// A line that fits is no reason for two objects of which only the second is on several lines.
export function timely(wait: number) {
  // want: migrated
  return axios.get('/api/v1/books?tag=new', {
    timeout: wait,
  });
}

export const beside = (wait: number) =>
  axios.get('/api/v1/books?tag=new', { timeout: wait }); // want: migrated
