export class ApiClient {
  private async request<T>(method: 'GET' | 'POST' | 'PUT', path: string, params: Record<string, string> = {}, body?: unknown): Promise<T> {
    const response = await fetch(`${process.env.KOMGA_URL}/api/v1${path}?${new URLSearchParams(params)}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return (await response.json()) as T;
  }

  get<T>(path: string, params?: Record<string, string>): Promise<T> {
    return this.request<T>('GET', path, params);
  }
}

export const apiClient = new ApiClient();
