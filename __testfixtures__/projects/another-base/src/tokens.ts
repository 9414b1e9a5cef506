import { InjectionToken } from '@angular/core';

export const SHOP_URL = new InjectionToken<string>('the shop');
