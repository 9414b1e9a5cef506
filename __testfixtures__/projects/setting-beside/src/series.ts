import { settings } from './settings.js';

export const series = () => fetch(`${settings.komgaUrl}/api/v1/series`); // want: migrated
