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
      return (await api<string[]>('/tags', { query: this.filter })).length; // want: review query-passed-on
    },
    async genres() {
      return (await api<string[]>('/genres', { query: this.query })).length; // want: review query-passed-on
    },
  },
});
