import { defineStore } from 'pinia';

export const useSettings = defineStore('settings', { state: () => ({ komgaUrl: '' }), persist: true });
