// fixture: profile=komga
import { EventEmitter } from 'node:events';

const traffic = new EventEmitter();
const api = {
  scope: '',
  async total(size: number) {
    traffic.emit('asked');
    const response = await fetch(`${process.env.KOMGA_URL}/api/v1/series?${this.scope}size=${size}`); // want: manual overridden
    return (await response.json()).totalElements;
  },
};
const kids = Object.assign(Object.create(api), { scope: 'library_id=L2&' });
export const both = async () => [await api.total(1), await kids.total(1)];
