import { EventEmitter } from 'node:events';

const traffic = new EventEmitter();
export const base = {
  read: (response: Response): Promise<any> => response.json(),
  async genres(library: string) {
    traffic.emit('asked');
    // want: manual overridden
    return this.read(await fetch(`${process.env.KOMGA_URL}/api/v1/genres?library_id=${library}`));
  },
};
