import type { KomgaGateway } from './gateway.js';
import type { LibraryDto } from './model.js';

export interface LibraryPatch {
  name?: string;
  scanInterval?: 'DISABLED' | 'HOURLY' | 'EVERY_6H' | 'EVERY_12H' | 'DAILY' | 'WEEKLY';
  emptyTrashAfterScan?: boolean;
}

export class LibraryRepository {
  constructor(private readonly gateway: KomgaGateway) {}

  all(): Promise<LibraryDto[]> {
    return this.gateway.read<LibraryDto[]>('libraries');
  }

  async update(id: string, patch: LibraryPatch): Promise<void> {
    await this.gateway.write('PUT', `libraries/${id}`, patch);
  }

  async scan(id: string): Promise<void> {
    await this.gateway.write('POST', `libraries/${id}/scan`, {});
  }
}
