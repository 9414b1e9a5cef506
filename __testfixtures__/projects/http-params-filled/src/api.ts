// `HttpParams` are filled from the query that a method is given: the object is the query.
import { HttpClient, HttpParams } from '@angular/common/http';

type Query = Record<string, string | number | boolean | readonly string[]>;
interface Page {
  content: object[];
}

function toParams(query: Query): HttpParams {
  let params = new HttpParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    if (Array.isArray(value)) value.forEach((one) => (params = params.append(name, one)));
    else params = params.set(name, String(value));
  }
  return params;
}

export class Api {
  constructor(private readonly http: HttpClient) {}

  byFunction(path: string, query: Query = {}) {
    return this.http.get<Page>(`/api/v1/${path}`, { params: toParams(query) });
  }

  read() {
    return this.byFunction('books', { read_status: 'READ', page: 1 }); // want: review wrapper-grown
  }

  inMethod(path: string, query: Query = {}) {
    let params = new HttpParams();
    Object.keys(query).forEach((key) => {
      params = params.set(key, String(query[key]));
    });
    return this.http.get<Page>(`/api/v1/${path}`, { params });
  }

  inLibrary(id: string) {
    return this.inMethod('series', { library_id: id, page: 1 }); // want: review wrapper-grown
  }

  fromObject(path: string, query: Record<string, string> = {}) {
    return this.http.get<Page>(`/api/v1/${path}`, { params: new HttpParams({ fromObject: query }) });
  }

  ongoing() {
    return this.fromObject('series', { status: 'ONGOING', page: '1' }); // want: review wrapper-grown
  }

  reduced(path: string, query: Query = {}) {
    const params = Object.entries(query).reduce((all, [name, value]) => all.set(name, String(value)), new HttpParams());
    return this.http.get<Page>(`/api/v1/${path}`, { params });
  }

  tagged(tag: string) {
    return this.reduced('books', { tag, page: 1 }); // want: review wrapper-grown
  }

  nested(path: string, query: Query = {}) {
    const params = Object.entries(query).reduce((all, [name, value]) => {
      if (value == null) return all;
      return Array.isArray(value)
        ? value.reduce<HttpParams>((inner, one) => inner.append(name, one), all)
        : all.set(name, String(value));
    }, new HttpParams());
    return this.http.get<Page>(`/api/v1/${path}`, { params });
  }

  inLanguage(language: 'en' | 'fr') {
    return this.nested('series', { language, page: 1 }); // want: review wrapper-grown
  }

  renamed(path: string, query: Query = {}) {
    let params = new HttpParams();
    for (const name of Object.keys(query)) params = params.set(short(name), String(query[name]));
    return this.http.get<Page>(`/api/v1/${path}`, { params });
  }

  named(id: string) {
    return this.renamed('books', { libraries: id }); // want: manual query-unknown
  }
}

declare function short(name: string): string;
