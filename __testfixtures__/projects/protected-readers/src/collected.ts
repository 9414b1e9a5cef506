import { Labels as Base } from './labels';

export class Collected extends Base {
  collections(library: string): Promise<string[]> {
    return this.values('/api/v1/collections', library);
  }
}
