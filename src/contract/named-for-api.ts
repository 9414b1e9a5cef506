import { apiOfRun } from './api.ts';

/** Whether a name or a path is named after the service of this run: `useKomga`, `./komga-api`. */
export function isNamedForApi(text: string): boolean {
  return apiOfRun().signs.ours.test(text);
}
