import { HttpHandler, HttpHandlerFn, HttpInterceptor, HttpInterceptorFn, HttpRequest } from '@angular/common/http';

declare const settings: { token: string };

/** A PATCH would go out without the token. */
export function withToken(request: HttpRequest<unknown>, next: HttpHandlerFn) {
  const isUpdate = ['PUT', 'DELETE'].includes(request.method);
  return next(isUpdate ? request.clone({ setHeaders: { 'X-Token': settings.token } }) : request);
}

/** A POST is not repeated. */
export const repeated: HttpInterceptorFn = (request, next) => (request.method === 'GET' ? next(request).pipe() : next(request));

export class TracingInterceptor implements HttpInterceptor {
  intercept(request: HttpRequest<unknown>, next: HttpHandler) {
    if (request.method === 'DELETE') console.warn('deletes', request.url);
    return next.handle(request);
  }
}
