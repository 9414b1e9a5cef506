import { http } from './http.ts';

export async function serverVersion(): Promise<number> {
  const { build } = await http<{ build: { version: string } }>('/actuator/info');
  return Number.parseFloat(build.version);
}
