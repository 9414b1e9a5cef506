import * as facets from './facets.js';
import groups from './groups.js';
import { rename } from './rename.js';
import * as series from './series.js';
import { stats } from './stats.js';

export const commands = { ...facets, ...series, groups, rename, stats };
