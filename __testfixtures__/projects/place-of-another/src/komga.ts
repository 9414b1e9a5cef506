import type { Config, Connection } from './types';

export const headersFor = (config: Config) => ({ 'X-API-Key': config.key });

export async function reading(config: Config) {
  // want: migrated
  const response = await fetch(`${config.server}/api/v1/books?read_status=IN_PROGRESS`, { headers: headersFor(config) });
  return (await response.json()).content;
}

export async function genres({ url }: Connection): Promise<string[]> {
  return (await fetch(`${url}/api/v1/genres`)).json(); // want: migrated
}

export async function libraries(to: Connection) {
  return (await fetch(`${to.url}/api/v1/libraries`)).json(); // nope: a live list
}
