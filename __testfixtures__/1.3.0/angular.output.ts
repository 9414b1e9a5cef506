import { HttpClient, HttpHeaders } from '@angular/common/http';
import { Injectable, inject } from '@angular/core';
import { Observable, throwError } from 'rxjs';
import { catchError } from 'rxjs/operators';
import { environment } from '../environments/environment';

export interface LibraryDto {
  id: string;
  name: string;
  root: string;
}

@Injectable({ providedIn: 'root' })
export class LibraryService {
  constructor(private http: HttpClient) {}

  getLibrary(id: string): Observable<LibraryDto> {
    return this.http.get<LibraryDto>(`${environment.apiUrl}/api/v1/libraries/${id}`); // nope: reading a library is not deprecated
  }

  updateLibrary(library: LibraryDto): Observable<void> {
    return this.http.patch<void>(`${environment.apiUrl}/api/v1/libraries/${library.id}`, library); // want: migrated
  }

  renameLibrary(id: string, name: string): Observable<unknown> {
    // want: migrated
    return this.http
      .patch(`${environment.apiUrl}/api/v1/libraries/${id}`, { name }, { headers: new HttpHeaders({ 'X-Reason': 'rename' }) })
      .pipe(catchError((error) => throwError(() => new Error(error.message))));
  }
}

@Injectable()
export class LibraryMaintenance {
  private readonly client = inject(HttpClient);

  relocate(libraryId: string, root: string) {
    return this.client.patch('/api/v1/libraries/' + libraryId, { root }, { observe: 'response' }); // want: migrated
  }

  reset(libraryId: string) {
    return this.client.request<void>('PATCH', `/api/v1/libraries/${libraryId}`, { body: { scanOnStartup: false } }); // want: migrated
  }
}
