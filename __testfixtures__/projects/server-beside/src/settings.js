import { readFileSync } from 'node:fs';

export const settings = JSON.parse(readFileSync('settings.json', 'utf8'));
