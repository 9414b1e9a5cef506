import { HttpClient } from '@angular/common/http';
import { inject, Injectable } from '@angular/core';
import { firstValueFrom } from 'rxjs';

const root = 'http://komga.local:25600/api/v1';

@Injectable()
export class Browse {
  private readonly http = inject(HttpClient);

  async open(libraryId: string) {
    const options = { params: { library_id: libraryId } };
    // What both calls pass is not the query, but what holds it.
    const groups = await firstValueFrom(this.http.get<object[]>(`${root}/series/alphabetical-groups`, options)); // want: manual query-unknown
    const publishers = await firstValueFrom(this.http.get<string[]>(`${root}/publishers`, options)); // want: migrated
    return { groups, publishers };
  }
}
