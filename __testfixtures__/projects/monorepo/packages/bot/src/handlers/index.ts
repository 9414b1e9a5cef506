import { latest } from './latest.ts';
import { search } from './search.ts';
import { genres, tags } from './facets.ts';
import { volumes } from './volumes.ts';

export const handlers: Record<string, (text: string) => unknown> = { '/latest': latest, '/search': search, '/genres': genres, '/tags': tags, '/volumes': volumes };
