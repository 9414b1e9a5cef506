import v1_3_0 from './1.3.0.ts';
import v1_15_0 from './1.15.0.ts';
import v1_19_0 from './1.19.0.ts';
import v1_20_0 from './1.20.0.ts';
import v1_26_0 from './1.26.0.ts';

/** Every transform, oldest API version first. */
export const transforms = [v1_3_0, v1_15_0, v1_19_0, v1_20_0, v1_26_0] as const;
