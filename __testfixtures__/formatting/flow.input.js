// @flow
import type { Library, Page, Series } from './types';
import typeof Client from './client';
import axios from 'axios';

opaque type Id = string;

export async function series(): Promise<Page<Series>> {
  const response = await fetch('/api/v1/series'); // want: review response-not-shown
  return ((await response.json(): any): Page<Series>);
}

export const genres = async (client: ?Client): Promise<$ReadOnlyArray<string>> => {
  const { data } = await axios.get('/api/v1/genres'); // want: review response-not-shown
  return (data: any);
};

export function save(id: Id, library: {| +name: string, root?: ?string |}): Promise<mixed> {
  return axios.put(`/api/v1/libraries/${(id: any)}`, library); // want: migrated
}

export type { Library };
