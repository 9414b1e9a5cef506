import axios from 'axios';
import { paths } from './paths.js';

const http = axios.create({ baseURL: process.env.KOMGA_URL });

// A variable is set to one of the paths of another file.
export async function list(kind: 'genres' | 'publishers' | 'tags', library: string): Promise<string[]> {
  let path: string;
  switch (kind) {
    case 'genres':
      path = paths.genres;
      break;
    case 'publishers':
      path = paths.publishers;
      break;
    default:
      path = 'api/v1/tags';
  }
  const { data } = await http.get<string[]>(path, { params: { library_id: library } }); // want: migrated, migrated, migrated
  return data;
}

// Other code reads the variable.
const asked: string[] = [];
export async function counted(isGenre: boolean): Promise<number> {
  const path = isGenre ? paths.genres : paths.labels;
  asked.push(path);
  const { data } = await http.get<string[]>(path); // want: manual shared-text, manual shared-text
  return data.length;
}
