import { ORIGIN } from '@/constants/origin.js';

export default async function request<T>(url: string, init?: RequestInit): Promise<T> {
  const answer = await fetch(new URL(url, ORIGIN), { credentials: 'include', ...init });
  return answer.json() as Promise<T>;
}
