import { Resource } from './resource';

export class Labels extends Resource {
  sharing(library: string): Promise<string[]> {
    // want: manual not-proved
    return this.values('/api/v1/sharing-labels', library);
  }

  publishers(library: string): Promise<string[]> {
    // want: manual not-proved
    return this.values('/api/v1/publishers', library);
  }

  protected values(path: string, library: string): Promise<string[]> {
    return this.http.get<string[]>(path, { library_id: library });
  }
}
