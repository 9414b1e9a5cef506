// fixture: profile=komga
// `this` in a function of a store or a component has more members than the object that the function is written in.
import { ofetch } from 'ofetch';
import { defineStore } from 'pinia';

const api = ofetch.create({ baseURL: 'http://komga.local/api/v1', retry: false });

export const useShelf = defineStore('shelf', {
  state: () => ({ page: 0, library: null as string | null, filter: {} }),
  getters: {
    query(state): Record<string, unknown> {
      return state.library ? { page: state.page, library_id: state.library } : { page: state.page };
    },
  },
  actions: {
    async next() {
      return (await api<{ content: object[] }>('/series', { query: this.query })).content; // want: manual query-unknown
    },
    async tags() {
      return (await api<{ content: string[] }>('../v2/tags?unpaged=true', { query: this.filter })).content.length; // want: review query-passed-on
    },
    async genres() {
      return (
        await api<{ content: string[] }>('../v2/genres', { query: { ...this.query, unpaged: true } })
      ).content.length; // want: review query-passed-on
    },
  },
});
