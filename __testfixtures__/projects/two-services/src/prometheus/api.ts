export async function get<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`https://prometheus.example.com${path}`, init);
  return (await response.json()).data as T;
}
