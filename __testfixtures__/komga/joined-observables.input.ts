// fixture: profile=komga
import { HttpService } from '@nestjs/axios';
import { combineLatest, firstValueFrom, forkJoin, map, type Observable } from 'rxjs';
import { joinAll } from './joins';

interface Page<T> {
  content: T[];
}

export class FacetsService {
  constructor(private readonly http: HttpService) {}

  facets(library: string): Observable<{ genres: string[]; tags: string[]; count: number }> {
    const params = { library_id: library };
    return forkJoin({
      genres: this.http.get<string[]>('/api/v1/genres', { params }), // want: migrated
      tags: this.http.get<string[]>('/api/v1/tags', { params }), // want: migrated
      latest: this.http.get<Page<{ id: string }>>('/api/v1/series/latest', { params }), // nope: a live list
    }).pipe(
      map(({ genres, tags, latest }) => ({ genres: genres.data, tags: tags.data, count: latest.data.content.length })),
    );
  }

  labels(): Observable<string[]> {
    return combineLatest({
      labels: this.http.get<string[]>('/api/v1/sharing-labels'), // want: migrated
    }).pipe(map((found) => found.labels.data.map((label) => label.trim())));
  }

  async both(): Promise<[string[], string[]]> {
    const [languages, publishers] = await firstValueFrom(
      forkJoin([
        this.http.get<string[]>('/api/v1/languages'), // want: migrated
        this.http.get<string[]>('/api/v1/publishers'), // want: migrated
      ]),
    );
    return [languages.data, publishers.data];
  }

  roles(): Observable<unknown> {
    return joinAll({ roles: this.http.get<string[]>('/api/v1/authors/roles') }); // want: manual stored
  }
}
