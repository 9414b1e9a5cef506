import { load } from 'settings-store';

export const settings = load('reader');
