import { ref } from 'vue';

export async function read<T>(path: string, params: Record<string, string> = {}): Promise<T> {
  const query = new URLSearchParams(params).toString();
  const response = await fetch(`/api/v1${path}${query ? `?${query}` : ''}`, { credentials: 'include' });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response.json();
}

/** Grows after `read` did, so the lines above it are others by then. */
export function useList<T>(path: string) {
  const data = ref<T | null>(null);
  read<T>(path).then((list) => (data.value = list));
  return data;
}
