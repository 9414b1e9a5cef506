import { HttpClient, httpResource } from '@angular/common/http';
import { inject, signal } from '@angular/core';
import { map } from 'rxjs';
import { ADMIN_API, SERVER_API, TAGS_API } from './addresses';

export class Covers {
  private http = inject(HttpClient);
  private api: string = inject(SERVER_API);
  private tagsApi: string = inject(TAGS_API);
  readonly series = signal<string | undefined>(undefined);

  readonly genres = httpResource<string[]>(() => `${this.api}/genres`, { defaultValue: [] }); // want: migrated
  readonly languages = httpResource<string[]>(() => ({ url: `${this.api}/languages` })); // want: migrated
  // want: migrated
  readonly publishers = httpResource<string[]>(() => {
    const library = this.series();
    return library ? `${this.api}/publishers?library_id=${library}` : undefined;
  });
  readonly upper = httpResource<string[]>(() => `${this.api}/sharing-labels`, { parse: (list: unknown) => (list as string[]).map((one) => one.toUpperCase()) }); // want: manual transformed
  readonly libraries = httpResource<unknown[]>(() => `${this.api}/libraries`); // nope: a live list

  volumes(id: string) {
    return this.http.get<{ content: unknown[] }>(`${this.api}/series/${id}/books`, { params: { unpaged: true } }).pipe(map((page) => page.content)); // want: migrated
  }

  tags() {
    return this.http.get<string[]>(this.tagsApi); // want: migrated
  }
}

export class Owner {
  private http = inject(HttpClient);
  private api: string = inject(ADMIN_API);

  private send(verb: 'put' | 'post', segments: string[], body: unknown) {
    return this.http[verb]<void>([this.api, ...segments.map(encodeURIComponent)].join('/'), body);
  }

  rename(id: string, name: string) {
    return this.send('put', ['libraries', id], { name }); // want: migrated
  }

  scan(id: string) {
    return this.send('post', ['libraries', id, 'scan'], {}); // nope: a live operation
  }
}
