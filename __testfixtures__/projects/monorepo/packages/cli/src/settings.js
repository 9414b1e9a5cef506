import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';

export const settings = JSON.parse(readFileSync(`${homedir()}/.komga-suite.json`, 'utf8'));
