import { HttpClient } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { SHOP_URL } from './tokens';

@Injectable({ providedIn: 'root' })
export class LibraryService {
  private readonly http = inject(HttpClient);
  private readonly shop = inject(SHOP_URL);

  save(id: string, changes: object) {
    return this.http.put<void>(`/api/v1/libraries/${id}`, changes); // want: migrated
  }

  offers(title: string) {
    return this.http.get(`${this.shop}/api/v1/books`, { params: { title, currency: 'EUR' } }); // nope: a shop; mention
  }

  all() {
    return this.http.get(`${this.shop}/api/v1/tags`); // nope: the same shop; mention
  }
}
