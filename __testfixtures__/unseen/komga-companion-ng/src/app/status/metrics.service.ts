import { HttpClient } from '@angular/common/http';
import { Injectable, inject } from '@angular/core';
import { Observable, map } from 'rxjs';

interface PromAnswer {
    status: 'success' | 'error';
    data: Array<Record<string, string>>;
}

/** Asks the Prometheus beside the media server which exporters are alive. */
@Injectable({ providedIn: 'root' })
export class MetricsService {
    private readonly http = inject(HttpClient);
    private readonly prometheus = '/prometheus';

    instances(): Observable<string[]> {
        return this.http
            .get<PromAnswer>(`${this.prometheus}/api/v1/series`, { params: { 'match[]': 'up' } })
            .pipe(map((answer) => answer.data.map((labels) => labels['instance'])));
    }
}
