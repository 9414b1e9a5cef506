import { InjectionToken } from '@angular/core';

export interface KomgaConfig {
    /** e.g. https://komga.example.org */
    serverUrl: string;
    apiKey: string;
}

export const KOMGA_CONFIG = new InjectionToken<KomgaConfig>('KOMGA_CONFIG');
