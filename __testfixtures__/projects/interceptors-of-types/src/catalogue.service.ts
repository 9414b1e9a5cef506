import { HttpClient } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class CatalogueService {
  private readonly http = inject(HttpClient);

  genres() {
    return this.http.get<string[]>('/api/v1/genres'); // want: manual hook
  }

  books(search: string) {
    return this.http.get('/api/v1/books', { params: { search } }); // want: migrated
  }

  rename(id: string, name: string) {
    return this.http.put<void>(`/api/v1/libraries/${id}`, { name }); // want: migrated
  }

  one(id: string) {
    return this.http.get(`/api/v1/series/${id}`); // nope: one series
  }
}
