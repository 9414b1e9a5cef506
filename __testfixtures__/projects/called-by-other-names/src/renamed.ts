import lists from './ask';

// Each call gets an index, too.
export const several = (paths: string[]) => Promise.all(paths.map(lists));

export async function genres(): Promise<string[]> {
  // want: manual base-holds-version
  return lists('/genres');
}
