import { useServer } from '@/store/server';

export class ApiError extends Error {
  constructor(
    public readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/**
 * Talks to Komga. `path` is relative to /api/v1, everything we use lives there.
 */
export async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  const { address, apiKey } = useServer.getState();
  if (!address) {
    throw new ApiError(0, 'No server configured');
  }

  const response = await fetch(`${address}/api/v1${path}`, {
    ...init,
    headers: {
      Accept: 'application/json',
      ...(init.body ? { 'Content-Type': 'application/json' } : {}),
      'X-API-Key': apiKey,
      ...init.headers,
    },
  });

  if (response.status === 401) {
    useServer.getState().signOut();
  }
  if (!response.ok) {
    throw new ApiError(response.status, `Komga answered ${response.status} for ${path}`);
  }
  if (response.status === 204) {
    return undefined as T;
  }
  return (await response.json()) as T;
}

export function imageSource(path: string) {
  const { address, apiKey } = useServer.getState();
  return { uri: `${address}/api/v1${path}`, headers: { 'X-API-Key': apiKey } };
}
