import { catalogue as stated } from '../src/contract/catalogue/catalogue.ts';
import { type DefinedApi, extended } from '../src/migrate/own/extend-api.ts';
import v1_3_0 from './1.3.0.ts';
import v1_15_0 from './1.15.0.ts';
import v1_19_0 from './1.19.0.ts';
import v1_20_0 from './1.20.0.ts';
import v1_26_0 from './1.26.0.ts';

/** Every transform, oldest API version first. */
export const transforms = [v1_3_0, v1_15_0, v1_19_0, v1_20_0, v1_26_0] as const;

/** The catalogue with what its transforms know. */
export const catalogue: DefinedApi = { api: extended(stated, transforms), transforms };
