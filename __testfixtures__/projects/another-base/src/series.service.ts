import { HttpClient } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';

@Injectable({ providedIn: 'root' })
export class SeriesService {
  private readonly http = inject(HttpClient);

  groups() {
    return this.http.get('/api/v1/series/alphabetical-groups'); // want: review response-not-shown
  }
}
