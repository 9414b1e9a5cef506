import { defineStore } from 'pinia';
import { computed, ref } from 'vue';

export const useSettings = defineStore('settings', () => {
  const server = ref<string>(localStorage.getItem('server') ?? 'http://localhost:25600');
  const apiRoot = computed(() => `${server.value}/api/v1`);
  return { server, apiRoot };
});

export const useAccount = defineStore('account', {
  state: () => ({ host: 'http://localhost:25600', root: 'http://localhost:25600/api/v1' }),
  getters: {
    api: (state) => `${state.host}/api/v1`,
  },
  actions: {
    move(root: string) {
      this.root = root;
    },
  },
});
