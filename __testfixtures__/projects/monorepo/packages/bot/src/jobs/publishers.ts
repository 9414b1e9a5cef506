import type { KomgaClient } from '@suite/core';
import { komga } from '../komga.ts';

async function names(client: KomgaClient, path: string): Promise<string[]> {
  return client.get<string[]>(path);
}

export const publisherCount = async () => (await names(komga, '/api/v1/publishers')).length; // want: review response-not-shown
export const libraryCount = async () => (await names(komga, '/api/v1/libraries')).length; // nope: a live list
