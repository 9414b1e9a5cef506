import { InjectionToken } from '@angular/core';

/** The address of the server's API. */
export const SERVER_API = new InjectionToken<string>('the API of the server', {
  providedIn: 'root',
  factory: () => `${localStorage.getItem('server') ?? ''}/api/v1`,
});
export const TAGS_API = new InjectionToken<string>('the API for tags');
export const ADMIN_API = new InjectionToken<string>('the API for the owner');
export const PAGE_API = new InjectionToken<string>('the API behind the proxy of the page', {
  providedIn: 'root',
  factory: () => '/komga/api/v1',
});
