import { HttpParams } from '@angular/common/http';
import { Injectable } from '@angular/core';
import { map, type Observable } from 'rxjs';
import { BaseService } from './base';

@Injectable({ providedIn: 'root' })
export class Lists extends BaseService {
  genres(): Observable<string[]> {
    return this.http.get<string[]>(this.url('genres')).pipe(map((all) => all.slice(0, 25))); // want: migrated
  }
  first(id: string) {
    return this.page<object>(`series/${id}/books`, new HttpParams().set('size', 1)); // want: migrated
  }
  libraries = () => this.http.get<object[]>(this.url('libraries')); // nope: not deprecated
}
