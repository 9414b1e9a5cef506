import load from './request';

export const several = (paths: string[]) => Promise.all(paths.map((path) => load(path)));

export async function languages(): Promise<string[]> {
  // want: review wrapper-grown
  return load('/languages');
}
