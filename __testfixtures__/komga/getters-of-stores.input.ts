// fixture: profile=komga
import ky from 'ky';
import { ofetch } from 'ofetch';
import { defineStore } from 'pinia';

export const useShelf = defineStore('shelf', {
  state: () => ({ host: '', names: [] as string[] }),
  getters: {
    address: (state) => (path: string) => `${state.host}/api/v1/${path}`,
    client: () => ky.create({ prefixUrl: 'http://komga.local:25600/api/v1' }),
  },
  actions: {
    async list() {
      const { content } = await ofetch<{ content: string[] }>(this.address('books'), { query: { media_status: 'READY' } }); // want: review not-retried
      this.names = content;
    },
    async rename(id: string, name: string) {
      await ofetch(this.address(`libraries/${id}`), { method: 'PUT', body: { name } }); // want: migrated
      await this.client.put(`libraries/${id}`, { json: { name } }); // want: review not-retried
      await this.other.put(`libraries/${id}`, { json: { name } }); // nope: a member that the store does not have
    },
  },
});
