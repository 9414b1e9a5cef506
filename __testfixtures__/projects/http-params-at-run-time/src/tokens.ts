import { InjectionToken } from '@angular/core';

export const KOMGA_API = new InjectionToken<string>('komga', { factory: () => 'http://localhost:25600/api/v1' });
