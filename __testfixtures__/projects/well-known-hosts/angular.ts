import { httpResource } from '@angular/common/http';
import { type Signal } from '@angular/core';

const base = 'http://komga.local:25600/api/v1';

export class Shelf {
  readonly genres = httpResource<string[]>(() => `${base}/genres`); // want: migrated
  readonly libraries = httpResource<unknown[]>(() => `${base}/libraries`); // nope: a live list
  readonly books;
  constructor(id: Signal<string>) {
    this.books = httpResource<{ content: unknown[] }>(() => ({ url: `${base}/series/${id()}/books`, params: { unpaged: true } })); // want: migrated
  }
}
