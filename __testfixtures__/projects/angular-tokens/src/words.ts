import { HttpClient } from '@angular/common/http';
import { inject } from '@angular/core';
import { PAGE_API } from './addresses';

export class Words {
  private readonly http = inject(HttpClient);
  private readonly api: string = inject(PAGE_API);

  // Who provides another address for the token gets it, also for the moved paths.
  load() {
    return {
      genres: this.http.get<string[]>(`${this.api}/genres`), // want: migrated
      labels: this.http.get<string[]>(this.api + '/sharing-labels'), // want: migrated
    };
  }
}
