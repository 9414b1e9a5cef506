import { HttpHandler, HttpHandlerFn, HttpInterceptor, HttpRequest } from '@angular/common/http';

declare const settings: { address: string };

/** What this decides is not known, and does not object. */
export function withTrace(request: HttpRequest<unknown>, next: HttpHandlerFn) {
  return request.url.startsWith(settings.address) ? next(request.clone({ setHeaders: { 'X-Trace': '1' } })) : next(request);
}

export class LoggingInterceptor implements HttpInterceptor {
  intercept(request: HttpRequest<unknown>, next: HttpHandler) {
    console.log(request.method, request.url);
    return next.handle(request);
  }
}
