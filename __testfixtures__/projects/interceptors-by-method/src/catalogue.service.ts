import { HttpClient } from '@angular/common/http';
import { Injectable } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class CatalogueService {
  constructor(private readonly http: HttpClient) {}

  rename(id: string, name: string) {
    return this.http.put<void>(`/api/v1/libraries/${id}`, { name }); // want: manual method-decides
  }

  series() {
    return this.http.get('/api/v1/series', { params: { size: 20 } }); // want: review method-tested
  }

  genres() {
    return this.http.get<string[]>('/api/v1/genres'); // want: migrated
  }
}
