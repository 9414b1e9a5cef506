import { HttpClient } from '@angular/common/http';
import { inject } from '@angular/core';
import { Observable } from 'rxjs';
import { KOMGA_URL } from './url';

export abstract class Base {
  protected readonly http = inject(HttpClient);
  private readonly root = inject(KOMGA_URL);

  protected url(...parts: string[]): string {
    return [this.root.replace(/\/+$/, ''), 'api/v1', ...parts].join('/');
  }

  protected read<T>(parts: string[], params: Record<string, string | boolean> = {}): Observable<T> {
    return this.http.get<T>(this.url(...parts), { params });
  }
}
