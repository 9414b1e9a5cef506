import ky, { type KyInstance } from 'ky';

const api = ky.create({ prefixUrl: process.env.SHELF_SERVER, retry: 1 });

export type Scanner = { scanForceModifiedTime: boolean; scanInterval: 'DISABLED' | 'HOURLY' | 'DAILY' };

export async function setScanInterval(libraryId: string, scanInterval: Scanner['scanInterval']) {
  await ky.patch(`/api/v1/libraries/${libraryId}`, { json: { scanInterval } }); // want: review not-retried
}

export async function forceScan(libraryId: string) {
  await api.patch(`api/v1/libraries/${libraryId}`, { json: { scanForceModifiedTime: true }, timeout: false }); // want: review not-retried
}

export function resetScanner(id: string): Promise<Response> {
  const scanner: Scanner = { scanForceModifiedTime: false, scanInterval: 'DAILY' };
  return ky(`/api/v1/libraries/${id}`, { method: 'PATCH', json: scanner }); // want: review not-retried
}

const withKey = api.extend({ headers: { 'X-API-Key': process.env.SHELF_KEY } });

export const disableScanner = (id: string) =>
  withKey(`api/v1/libraries/${id}`, { method: 'PATCH', json: { scanInterval: 'DISABLED' } }).json<unknown>(); // want: review not-retried

export class ScannerPage {
  constructor(private readonly client: KyInstance) {}

  async save(id: string, scanner: Scanner) {
    // want: review not-retried
    await this.client
      .patch(`api/v1/libraries/${id}`, { json: scanner })
      .text();
  }

  async delete(id: string) {
    await this.client.delete(`api/v1/libraries/${id}`); // nope: another method
  }
}
