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
      genres: this.http.get<Page<string>>('/api/v2/genres', { params: { ...params, unpaged: true } }), // want: migrated
      tags: this.http.get<Page<string>>('/api/v2/tags', { params: { ...params, unpaged: true } }), // want: migrated
      latest: this.http.get<Page<{ id: string }>>('/api/v1/series/latest', { params }), // nope: a live list
    }).pipe(
      map(({ genres, tags, latest }) => ({
        genres: genres.data.content,
        tags: tags.data.content,
        count: latest.data.content.length,
      })),
    );
  }

  labels(): Observable<string[]> {
    return combineLatest({
      labels: this.http.get<Page<string>>('/api/v2/sharing-labels?unpaged=true'), // want: migrated
    }).pipe(map((found) => found.labels.data.content.map((label) => label.trim())));
  }

  async both(): Promise<[string[], string[]]> {
    const [languages, publishers] = await firstValueFrom(
      forkJoin([
        this.http.get<Page<string>>('/api/v2/languages?unpaged=true'), // want: migrated
        this.http.get<Page<string>>('/api/v2/publishers?unpaged=true'), // want: migrated
      ]),
    );
    return [languages.data.content, publishers.data.content];
  }

  roles(): Observable<unknown> {
    return joinAll({ roles: this.http.get<string[]>('/api/v1/authors/roles') }); // want: manual stored
  }
}
