import { HttpInterceptorFn } from '@angular/common/http';
import { inject } from '@angular/core';
import { KOMGA_CONFIG } from './tokens';

export const komgaAuthInterceptor: HttpInterceptorFn = (req, next) => {
    const config = inject(KOMGA_CONFIG);
    if (!req.url.startsWith(config.serverUrl)) {
        return next(req);
    }
    return next(req.clone({ setHeaders: { 'X-API-Key': config.apiKey } }));
};
