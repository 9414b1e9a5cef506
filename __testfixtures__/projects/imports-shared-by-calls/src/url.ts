import { InjectionToken } from '@angular/core';

export const KOMGA_URL = new InjectionToken<string>('komga');
