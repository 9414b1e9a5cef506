import { Resource } from './resource';

export interface Scope {
  libraryIds?: string[];
}

export class Referential extends Resource {
  genres(scope: Scope = {}): Promise<string[]> {
    // want: migrated
    return this.values('/api/v1/genres', scope);
  }

  languages(scope: Scope = {}): Promise<string[]> {
    // want: migrated
    return this.values('/api/v1/languages', scope);
  }

  protected values(path: string, scope: Scope): Promise<string[]> {
    return this.http.get<string[]>(path, { library_id: scope.libraryIds });
  }
}
