import { HttpInterceptorFn } from '@angular/common/http';

/** Only paths of the first generation get the server and the key. */
export const withKey: HttpInterceptorFn = (request, next) => {
  if (!request.url.startsWith('/api/v1/')) return next(request);
  return next(request.clone({ url: `http://komga.local:25600${request.url}`, setHeaders: { 'X-API-Key': 'secret' } }));
};
