import { AsyncPipe } from '@angular/common';
import { Component, inject } from '@angular/core';
import { MetricsService } from './metrics.service';

@Component({
    selector: 'kc-status-page',
    standalone: true,
    imports: [AsyncPipe],
    template: `
        <h2>Exporters</h2>
        @for (instance of metrics.instances() | async; track instance) {
            <p>{{ instance }}</p>
        }
    `,
})
export class StatusPageComponent {
    protected readonly metrics = inject(MetricsService);
}
