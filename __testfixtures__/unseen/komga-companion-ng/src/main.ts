import { provideHttpClient, withInterceptors } from '@angular/common/http';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, withComponentInputBinding } from '@angular/router';
import { provideEffects } from '@ngrx/effects';
import { provideState, provideStore } from '@ngrx/store';
import { AppComponent } from './app/app.component';
import { routes } from './app/app.routes';
import { komgaAuthInterceptor } from './app/core/komga-auth.interceptor';
import { KOMGA_CONFIG } from './app/core/tokens';
import * as seriesEffects from './app/series/series.effects';
import { seriesFeature } from './app/series/series.reducer';

const stored = JSON.parse(localStorage.getItem('komga') ?? '{}') as Partial<Record<'serverUrl' | 'apiKey', string>>;

bootstrapApplication(AppComponent, {
    providers: [
        provideRouter(routes, withComponentInputBinding()),
        provideHttpClient(withInterceptors([komgaAuthInterceptor])),
        provideStore(),
        provideState(seriesFeature),
        provideEffects(seriesEffects),
        { provide: KOMGA_CONFIG, useValue: { serverUrl: stored.serverUrl ?? '', apiKey: stored.apiKey ?? '' } },
    ],
}).catch((error) => console.error(error));
