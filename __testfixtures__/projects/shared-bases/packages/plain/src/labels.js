import { ask } from './root.js';

export const languages = () => ask('/api/v1/languages'); // want: migrated
