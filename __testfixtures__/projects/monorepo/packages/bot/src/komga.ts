import { createKomga, readConfig } from '@suite/core';

export const komga = createKomga(readConfig());
