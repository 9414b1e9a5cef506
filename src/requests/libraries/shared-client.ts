import { libraries } from '../find-call-sites.ts';
import type { Library } from '../form.ts';

/** A library whose importers all share one default client, which can be given a base URL. */
interface SharedClient {
  readonly modules: readonly string[];
  /** Matches a file that sets it: `axios.defaults.baseURL = address`. */
  readonly sets: RegExp;
}

/** The modules of the libraries whose default client gets a base URL in a file. */
export function basesSetIn(text: string): readonly string[] {
  return sharedClients.flatMap(({ modules, sets }) => (sets.test(text) ? modules : []));
}

const sharedClients = (libraries as readonly Library[]).flatMap(({ ownBase, origins }): SharedClient[] => {
  if (ownBase === undefined) return [];
  const names = origins.flatMap((origin) => ('global' in origin ? [origin.global] : []));
  const modules = origins.flatMap((origin) => ('module' in origin && origin.module ? [origin.module] : []));
  const member = ownBase.replaceAll('.', '\\.');
  return [{ modules: [...new Set(modules)], sets: new RegExp(`\\b(?:${names.join('|')})\\.${member}\\s*=`) }];
});
