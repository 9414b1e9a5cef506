import type { InjectionKey } from 'vue';
import type { Shelf } from './client';

export const shelfKey: InjectionKey<Shelf> = Symbol('shelf');
