import * as client from 'komga-client';
import { lists, series } from '#paths';

export async function subject(): Promise<string> {
  const { totalElements } = await client.get<{ totalElements: number }>(series); // want: review response-not-shown
  const names = await client.get<string[]>(lists['genres']); // want: review response-not-shown
  return `${totalElements} series in ${names.length} genres`;
}
