import { computed, ref } from 'vue';
import { useSettings } from '../stores/settings';

export function useKomgaApi() {
  const settings = useSettings();
  const busy = ref(false);
  const root = computed(() => settings.komgaUrl.replace(/\/$/, ''));

  async function get<T>(path: string, query: Record<string, string> = {}): Promise<T> {
    return send<T>('GET', path, query);
  }

  async function post<T>(path: string, body: unknown, query: Record<string, string> = {}): Promise<T> {
    return send<T>('POST', path, query, body);
  }

  async function send<T>(method: string, path: string, query: Record<string, string>, body?: unknown): Promise<T> {
    busy.value = true;
    try {
      const response = await fetch(`${root.value}${path}?${new URLSearchParams(query)}`, {
        method,
        credentials: 'include',
        headers: body ? { 'Content-Type': 'application/json' } : {},
        body: body && JSON.stringify(body),
      });
      return await response.json();
    } finally {
      busy.value = false;
    }
  }

  return { get, post, busy };
}
