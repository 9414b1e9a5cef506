import type { IExecuteFunctions } from 'n8n-workflow';
import { komgaRequest } from './node-helpers';

export async function execute(this: IExecuteFunctions) {
  const genres: string[] = await komgaRequest.call(this, 'GET', '/genres'); // want: review wrapper-grown
  const unread = await komgaRequest.call(this, 'GET', '/books', {}, { read_status: 'UNREAD', size: 5 }); // want: review unknown-client
  const libraries = await komgaRequest.call(this, 'GET', '/libraries'); // nope: libraries
  const all = await komgaRequest.call(this, 'GET', '/books', {}, { size: 5 }); // want: manual body-taken
  return [genres, unread.content, libraries, all.content];
}
