import { request } from '@/api/index.js';

const [id, name] = process.argv.slice(2);
await request(`/api/v1/libraries/${id}`, { // want: migrated
  method: 'PUT',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ name }),
});
