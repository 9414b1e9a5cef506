import type { Http } from './http';

export abstract class Resource {
  constructor(protected readonly http: Http) {}
}
