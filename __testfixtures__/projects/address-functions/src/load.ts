export interface Page<T> {
  content: T[];
}

export async function load<T>(url: string): Promise<T> {
  const response = await fetch(url, { credentials: 'include' });
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
}
