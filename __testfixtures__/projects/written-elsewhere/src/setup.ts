import { parts, paths, steady } from './tables.ts';

const all = paths;
const { v1 } = parts;

export function useLibraries() {
  all.genres = '/api/v1/libraries';
}

export function useCollections(path: string) {
  v1.tags = path;
}

export const publishersPath = () => steady.publishers;
