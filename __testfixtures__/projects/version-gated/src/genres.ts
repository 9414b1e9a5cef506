import { http } from './http.ts';
import { serverVersion } from './version.ts';

export async function genres(): Promise<string[]> {
  if ((await serverVersion()) >= 1.26) {
    return (await http<{ content: string[] }>('/api/v2/genres?unpaged=true')).content; // nope: moved already
  }
  return http<string[]>('/api/v1/genres'); // want: manual
}

export const publishers = () => http<string[]>('/api/v1/publishers'); // want: review response-not-shown
